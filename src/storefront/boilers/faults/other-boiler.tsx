'use client';

import type { Fault } from '@/contract/boilers';
import { boilerName } from '@/domain/boilers/boilers';
import { foldName } from '@/domain/text';
import { useMyBoiler } from '@/storefront/boilers/mine/my-boiler';
import { faultWords } from '@/words/fr/boilers/faults';

type OtherBoilerProps = { fault: Pick<Fault, 'brand' | 'brand_slug' | 'ranges'> };

/** Says that a code is not one of the visitor's boiler, so that its parts are not bought for it. */
export function OtherBoiler({ fault: { brand, brand_slug: slug, ranges } }: OtherBoilerProps) {
  const mine = useMyBoiler();
  if (mine === null) return null;
  const isOfBrand = mine.brandSlug === slug;
  const isOfRange = ranges.length === 0 || ranges.some((range) => foldName(range) === foldName(mine.range));
  if (isOfBrand && isOfRange) return null;
  return (
    <p role="note" className="mt-4 rounded-lg border border-amber-300 bg-amber-50 p-4 text-amber-950">
      {isOfBrand
        ? faultWords.otherRange(ranges.join(', '), boilerName(mine))
        : faultWords.otherBrand(brand, boilerName(mine))}
    </p>
  );
}
