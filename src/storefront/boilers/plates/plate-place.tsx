import { TriangleAlert } from 'lucide-react';
import { plateWords } from '@/words/fr/boilers/plates';
import { PlateDrawing } from './plate-drawing';
import { platePlaceOf } from './plate-places';

/** Where the rating plate of a brand's boilers is, with a drawing. */
export function PlatePlace({ brandSlug }: { brandSlug: string }) {
  const { spot, where, shows, isToCheck } = platePlaceOf(brandSlug);
  return (
    <div className="grid items-start gap-6 rounded-xl bg-slate-50 p-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:p-6">
      <PlateDrawing spot={spot} className="mx-auto w-36" />
      <div className="flex max-w-prose flex-col gap-4 text-sm leading-6">
        <dl className="flex flex-col gap-3">
          <div>
            <dt className="font-semibold text-slate-900">{plateWords.where}</dt>
            <dd className="text-slate-700">
              {where} {isToCheck && plateWords.toCheck}
            </dd>
          </div>
          <div>
            <dt className="font-semibold text-slate-900">{plateWords.shows}</dt>
            <dd className="text-slate-700">{shows}</dd>
          </div>
        </dl>
        <p className="flex gap-2 text-slate-700">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-amber-700" />
          {plateWords.safety}
        </p>
      </div>
    </div>
  );
}
