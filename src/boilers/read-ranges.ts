import type { Database } from '@/database/database';
import { boilerName } from '@/domain/boilers/boilers';
import type { KnownRange } from '@/domain/boilers/typed-ranges';
import { remember } from '@/memory/remember';
import { readBoilers } from './read-boilers';

/** A model of a range, with what leads to its page. */
export type RangeModel = { id: number; slug: string; brandSlug: string; title: string };

/** The ranges of all brands with their models. */
export async function readRanges({ db }: { db: Database }): Promise<readonly KnownRange<RangeModel>[]> {
  const { ranges } = await remember({ key: ['ranges'] }, async () => ({
    ranges: (await readBoilers({ db })).brands.flatMap(({ name: brand, slug: brandSlug, ranges }) =>
      ranges.map(({ name: range, models }) => ({
        brand,
        name: range,
        models: models.map(({ id, slug, name }) => ({
          ...{ id, slug, name, brandSlug, title: boilerName({ brand, range, name }) },
        })),
      })),
    ),
  }));
  return ranges;
}
