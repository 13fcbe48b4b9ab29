import type { FoundModel } from '@/boilers/find-models';
import type { FoundBoiler, Suggestion } from '@/contract/catalogue';
import { boilerHref } from '@/domain/boiler-pages';

/** A model as the search answers it. */
export function foundBoiler({ id, title, brandSlug, slug }: FoundModel): FoundBoiler {
  return { id, name: title, url: boilerHref({ brandSlug, slug }) };
}

/** A model as the search box suggests it. */
export function suggestedBoiler({ id, title, brandSlug, slug }: FoundModel): Suggestion {
  return { type: 'boiler', id, title, image: null, url: boilerHref({ brandSlug, slug }) };
}
