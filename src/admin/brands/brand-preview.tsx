import { officeBrandsWords } from '@/words/en/brands';
import { BrandMark } from './brand-mark';

/** How the brand will stand in the list, while it is written. */
export function BrandPreview({ name, slug, imageUrl }: { name: string; slug: string; imageUrl: string | null }) {
  return (
    <section aria-label={officeBrandsWords.preview} className="rounded-lg border border-slate-200 bg-slate-50 p-4">
      <p className="mb-2 font-medium text-slate-600 text-xs">{officeBrandsWords.preview}</p>
      <div className="flex items-center gap-3">
        <BrandMark name={name} imageUrl={imageUrl} />
        <div className="min-w-0">
          <p className="break-words font-semibold text-slate-900">{name.trim() || officeBrandsWords.namePlaceholder}</p>
          <p className="break-all text-slate-600 text-sm">/{slug || 'brand-slug'}</p>
          {imageUrl !== null && <p className="text-green-800 text-xs">{officeBrandsWords.withImage}</p>}
        </div>
      </div>
    </section>
  );
}
