import { Image } from 'lucide-react';
import type { AdminTag } from '@/contract/admin/tags';
import { officeBrandsWords } from '@/words/en/catalogue/brands';
import { RowButtons } from '../records/record-screen';
import { Thumbnail } from '../ui/thumbnail';

type BrandListProps = {
  brands: readonly AdminTag[];
  onEdit: (brand: AdminTag) => void;
  onDelete: (brand: AdminTag) => void;
};

export function BrandList({ brands, onEdit, onDelete }: BrandListProps) {
  return (
    <ul aria-labelledby="all-brands" className="divide-y divide-slate-200">
      {brands.map((brand) => (
        <li key={brand.id} className="flex items-center gap-4 px-5 py-3 hover:bg-slate-50">
          <BrandMark name={brand.name} imageUrl={brand.image_url} />
          <div className="min-w-0 flex-1">
            <h3 className="break-words font-semibold text-slate-900">{brand.name}</h3>
            <p className="mt-0.5 flex flex-wrap gap-x-3 max-sm:flex-col sm:items-center gap-y-0.5 text-slate-600 text-sm tabular-nums">
              <span>{officeBrandsWords.productCount(brand.count)}</span>
              <span className="break-all">{officeBrandsWords.slug(brand.slug)}</span>
              {brand.image_url && (
                <span className="inline-flex items-center gap-1 text-green-800">
                  <Image aria-hidden className="size-4" /> {officeBrandsWords.hasImage}
                </span>
              )}
            </p>
          </div>
          <RowButtons name={brand.name} onEdit={() => onEdit(brand)} onDelete={() => onDelete(brand)} />
        </li>
      ))}
    </ul>
  );
}

/** A brand's picture, or the first letter of its name if there is no picture or it cannot be loaded. */
export function BrandMark({ name, imageUrl }: { name: string; imageUrl: string | null }) {
  const letter = (
    <span
      aria-hidden
      className="grid size-12 shrink-0 place-items-center rounded-md bg-blue-100 font-bold text-blue-950 text-lg uppercase"
    >
      {[...name.trim()][0] ?? '?'}
    </span>
  );
  return <Thumbnail src={imageUrl} fallback={letter} />;
}
