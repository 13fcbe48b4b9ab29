'use client';

import type { AdminCategory, AdminCategoryNode } from '@/contract/admin/categories';
import { FIT_ANSWERS } from '@/domain/boilers/fit-question';
import { possibleParents } from '@/domain/products/category-tree';
import { categoriesWords } from '@/words/en/catalogue/categories';
import type { RecordDialogProps } from '../records/record-dialog';
import { TaxonomyDialog } from '../taxonomy/taxonomy-dialog';
import { useTaxonomyForm } from '../taxonomy/use-taxonomy-form';
import { SelectField } from '../ui/text-field';

type CategoryDialogProps = Omit<RecordDialogProps<AdminCategory>, 'onSaved'> & {
  path: string;
  tree: readonly AdminCategoryNode[];
  onSaved: (saved: AdminCategory) => void;
};

/** Creates or edits a category. */
export function CategoryDialog({ edited, tree, ...rest }: CategoryDialogProps) {
  const form = useTaxonomyForm({ kind: 'category', edited });
  const { parent, asksFit } = form;
  const parents = possibleParents(tree, edited?.id ?? null);
  const isParentGone = parent !== '' && !parents.some(({ category }) => String(category.id) === parent);
  return (
    <TaxonomyDialog kind="category" edited={edited} form={form} imageHint={categoriesWords.imageHint} {...rest}>
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
      <SelectField
        id="category-asks-fit"
        label={categoriesWords.asksFit}
        hint={categoriesWords.asksFitHint}
        value={asksFit}
        error={form.errorAt('asksFit')}
        onChange={(event) => form.chooseAsksFit(event.target.value)}
      >
        <option value="">{categoriesWords.asksFitAsParent(parent === '')}</option>
        {FIT_ANSWERS.map((answer) => (
          <option key={answer} value={answer}>
            {categoriesWords.fitAnswers[answer]}
          </option>
        ))}
      </SelectField>
    </TaxonomyDialog>
  );
}
