'use client';

import type { AdminTag } from '@/contract/admin/tags';
import { TaxonomyDialog } from '../taxonomy/taxonomy-dialog';
import { useTaxonomyForm } from '../taxonomy/use-taxonomy-form';
import { BrandPreview } from './brand-preview';
import { saveBrand } from './queries';

type BrandDialogProps = {
  /** null: a new one */
  edited: AdminTag | null;
  onClose: () => void;
  onSaved: () => void;
  /** somebody else has changed or deleted it meanwhile */
  onOutdated: () => void;
};

/** Creates or edits a brand. */
export function BrandDialog({ edited, ...rest }: BrandDialogProps) {
  const form = useTaxonomyForm(edited, 'brand');
  return (
    <TaxonomyDialog
      kind="brand"
      form={form}
      isNew={edited === null}
      save={() => saveBrand(form.asForm(), edited?.id ?? null)}
      preview={<BrandPreview name={form.name} slug={form.slug} imageUrl={form.image.shownUrl} />}
      {...rest}
    />
  );
}
