import type { RangeModel } from '@/boilers/read-ranges';
import type { FoundBoiler, Suggestion } from '@/contract/catalogue';
import { boilerHref } from '@/domain/boilers/boiler-hrefs';

/** A model as the search answers it. */
export function foundBoiler({ id, title, brandSlug, slug }: RangeModel): FoundBoiler {
  return { id, name: title, url: boilerHref({ brandSlug, slug }) };
}

/** A model as the search box suggests it. */
export function suggestedBoiler({ id, title, brandSlug, slug }: RangeModel): Suggestion {
  return { type: 'boiler', id, title, image: null, url: boilerHref({ brandSlug, slug }) };
}
