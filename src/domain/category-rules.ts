/** Categories of the back office. Messages in English: editors read them. */
export const CATEGORY_NAME_MESSAGE = 'Category name is required';
export const CYCLE_MESSAGE = 'A category cannot be its own parent or lie below one of its subcategories';
export const PARENT_MESSAGE = 'Parent must be the id of a category';

const CATEGORY_BAR_MESSAGE = 'Category name cannot contain |';

/** Tables of products list categories by name, joined by bars. */
export function categoryNameProblem(name: string): string | null {
  return name.includes('|') ? CATEGORY_BAR_MESSAGE : null;
}

export function unknownParentMessage(id: number): string {
  return `Category ${id} does not exist`;
}

/** What is asked before a category is deleted, to the letter of section 8. */
export const DELETE_CATEGORY_QUESTION =
  'Deleting a category will delete all of its subcategories, Are you sure you want to delete this category?';
