'use client';

import type { AdminCategory, AdminCategoryNode } from '@/contract/admin/categories';
import { possibleParents } from '@/domain/category-tree';
import { categoriesWords } from '@/words/en/categories';
import { TaxonomyDialog } from '../taxonomy/taxonomy-dialog';
import { useTaxonomyForm } from '../taxonomy/use-taxonomy-form';
import { SelectField } from '../ui/select-field';
import { saveCategory } from './queries';

type CategoryDialogProps = {
  /** null: a new one */
  edited: AdminCategory | null;
  tree: readonly AdminCategoryNode[];
  onClose: () => void;
  onSaved: (saved: AdminCategory) => void;
  /** somebody else has changed or deleted something meanwhile */
  onOutdated: () => void;
};

/** Creates or edits a category. */
export function CategoryDialog({ edited, tree, ...rest }: CategoryDialogProps) {
  const form = useTaxonomyForm(edited, 'category');
  const { parent } = form;
  const parents = possibleParents(tree, edited?.id ?? null);
  const isParentGone = parent !== '' && !parents.some(({ category }) => String(category.id) === parent);
  const save = () => {
    const body = form.asForm();
    body.append('parent', parent);
    return saveCategory(body, edited?.id ?? null);
  };
  return (
    <TaxonomyDialog
      kind="category"
      form={form}
      isNew={edited === null}
      save={save}
      imageHint={categoriesWords.imageHint}
      {...rest}
    >
      <SelectField
        id="category-parent"
        label={categoriesWords.parent}
        value={parent}
        error={form.errorAt('parent')}
        onChange={(event) => form.chooseParent(event.target.value)}
      >
        <option value="">{categoriesWords.topLevel}</option>
        {/* Without its option the field would show the top level, which could then not be chosen. */}
        {isParentGone && <option value={parent}>{categoriesWords.gone(parent)}</option>}
        {parents.map(({ category, depth }) => (
          <option key={category.id} value={category.id}>
            {'\u00a0\u00a0\u00a0'.repeat(depth) + category.name}
          </option>
        ))}
      </SelectField>
    </TaxonomyDialog>
  );
}
