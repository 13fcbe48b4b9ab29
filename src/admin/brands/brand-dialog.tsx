'use client';

import type { AdminTag } from '@/contract/admin/tags';
import { officeBrandsWords } from '@/words/en/catalogue/brands';
import type { RecordDialogProps } from '../records/record-dialog';
import { TaxonomyDialog } from '../taxonomy/taxonomy-dialog';
import { useTaxonomyForm } from '../taxonomy/use-taxonomy-form';
import { BrandMark } from './brand-list';

/** Creates or edits a brand. */
export function BrandDialog({ edited, ...rest }: RecordDialogProps<AdminTag> & { path: string }) {
  const form = useTaxonomyForm({ kind: 'brand', edited });
  const { name, slug, image } = form;
  return (
    <TaxonomyDialog
      kind="brand"
      edited={edited}
      form={form}
      preview={<BrandPreview name={name} slug={slug} imageUrl={image.shownUrl} />}
      {...rest}
    />
  );
}

/** The brand as the list will show it. */
function BrandPreview({ name, slug, imageUrl }: { name: string; slug: string; imageUrl: string | null }) {
  return (
    <section aria-label={officeBrandsWords.preview} className="rounded-lg border border-slate-200 bg-slate-50 p-4">
      <p className="mb-2 font-medium text-slate-600 text-xs">{officeBrandsWords.preview}</p>
      <div className="flex items-center gap-3">
        <BrandMark name={name} imageUrl={imageUrl} />
        <div className="min-w-0">
          <p className="break-words font-semibold text-slate-900">{name.trim() || officeBrandsWords.namePlaceholder}</p>
          <p className="break-all text-slate-600 text-sm">/{slug || officeBrandsWords.slugPlaceholder}</p>
          {imageUrl !== null && <p className="text-green-800 text-xs">{officeBrandsWords.withImage}</p>}
        </div>
      </div>
    </section>
  );
}
