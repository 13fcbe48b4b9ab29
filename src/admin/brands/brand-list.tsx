import { Image, Pencil, Trash2 } from 'lucide-react';
import type { AdminTag } from '@/contract/admin/tags';
import { officeBrandsWords } from '@/words/en/brands';
import { officeCommonWords } from '@/words/en/common';
import { Button } from '../ui/button';
import { BrandMark } from './brand-mark';

type BrandListProps = {
  brands: readonly AdminTag[];
  onEdit: (brand: AdminTag) => void;
  onDelete: (brand: AdminTag) => void;
};

/** 'All Brands'. */
export function BrandList({ brands, onEdit, onDelete }: BrandListProps) {
  return (
    <ul aria-labelledby="all-brands" className="divide-y divide-slate-200">
      {brands.map((brand) => (
        <li key={brand.id} className="flex items-center gap-4 px-5 py-3 hover:bg-slate-50">
          <BrandMark name={brand.name} imageUrl={brand.image_url} />
          <div className="min-w-0 flex-1">
            <h3 className="break-words font-semibold text-slate-900">{brand.name}</h3>
            <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-slate-600 text-sm tabular-nums">
              <span>{officeBrandsWords.productCount(brand.count)}</span>
              <span className="break-all">{officeBrandsWords.slug(brand.slug)}</span>
              {brand.image_url && (
                <span className="inline-flex items-center gap-1 text-green-800">
                  <Image aria-hidden className="size-4" /> {officeBrandsWords.hasImage}
                </span>
              )}
            </p>
          </div>
          <div className="flex shrink-0">
            <Button
              variant="ghost"
              size="icon"
              aria-label={officeCommonWords.edit(brand.name)}
              onClick={() => onEdit(brand)}
            >
              <Pencil aria-hidden className="size-4" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={officeCommonWords.deleteNamed(brand.name)}
              onClick={() => onDelete(brand)}
            >
              <Trash2 aria-hidden className="size-4 text-red-700" />
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
