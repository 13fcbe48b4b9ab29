import type { CategoriesTagsAnswer } from '@/contract/catalogue';
import { type Choice, ChoiceTree } from './choice-tree';
import type { ProductForm } from './use-product-form';

/** Where the product stands: its categories, of which it has at least one, and its brands. */
export function Shelves({
  form: { draft, problems, change },
  shelves,
}: {
  form: ProductForm;
  shelves: CategoriesTagsAnswer | undefined;
}) {
  const brands: Choice[] = shelves?.tags.map((tag) => ({ ...tag, children: [] })) ?? [];
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <ChoiceTree
        id="product-categories"
        legend="Categories *"
        searchLabel="Search categories"
        choices={shelves?.categories}
        chosen={draft.category_ids}
        error={problems.category_ids}
        onChange={(category_ids) => change({ category_ids })}
      />
      <ChoiceTree
        id="product-brands"
        legend="Brands"
        searchLabel="Search brands"
        choices={shelves && brands}
        chosen={draft.tag_ids}
        error={problems.tag_ids}
        onChange={(tag_ids) => change({ tag_ids })}
      />
    </div>
  );
}
