import type { Metadata } from 'next';
import { database } from '@/app/(storefront)/database';
import { orNothing } from '@/app/(storefront)/reading';
import { findFaultModels } from '@/boilers/find-fault-models';
import { findBoiler } from '@/boilers/read-boilers';
import { readCategoriesTags } from '@/catalogue';
import type { CategoriesTagsAnswer } from '@/contract/catalogue';
import { boilerName } from '@/domain/boilers/boilers';
import { type ListingFilters, NO_FILTERS, writeListingFilters } from '@/domain/search/listing-filters';
import { shop } from '@/shop';
import { findCategory, withKnownNames } from '@/storefront/catalogue/state/category-choice';
import { listingHeading } from '@/storefront/catalogue/state/listing-heading';
import { listingHref } from '@/storefront/catalogue/state/listing-url';
import { catalogueWords } from '@/words/fr/catalogue/catalogue';
import { searchAnswerWords } from '@/words/fr/catalogue/search-answers';
import { pageWords } from '@/words/fr/pages';
import { readListingPage } from './load-listing';
import { filtersOf, type PageSearchParams } from './search-params';

/**
 * Both addresses of the listing name one canonical address: /products with the category, brand and page. Search engines index
 * the lists of one category, one brand, or one of each, which people look for. They do not index search texts, price ranges,
 * boilers, which have pages of their own, and other combinations, whose number is unlimited, nor names that the shop does not
 * know, which anybody can make up.
 */
export async function listingMetadata(searchParams: PageSearchParams): Promise<Metadata> {
  const lists = await orNothing(database().then((db) => readCategoriesTags({ db })));
  const filters = withKnownNames(await filtersOf(searchParams), lists ?? { categories: [], tags: [] });
  const { categories, tags, page } = filters;
  const name = nameOf(filters, lists);
  const boiler = await subjectOf(filters);
  const names = name === null || name === catalogueWords.title ? [] : [name];
  const subject =
    boiler === null
      ? (name ?? catalogueWords.title)
      : listingHeading({ categories: names, brands: [], boiler, search: '' });
  const title = page > 1 ? pageWords.products.page(subject, page) : subject;
  const description = pageWords.products.description(subject, shop.name);
  const canonical = listingHref('/products', { ...NO_FILTERS, categories, tags, page });
  const isForSearchEngines = !isEndless(filters) && name !== null && (page === 1 || (await hasProducts(filters)));
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: { title, description, type: 'website', url: canonical },
    robots: isForSearchEngines ? undefined : { index: false, follow: true },
  };
}

/** Whether it is one of the combinations whose number is unlimited. */
function isEndless(filters: ListingFilters): boolean {
  const { categories, tags } = filters;
  const others = writeListingFilters({ ...filters, categories: [], tags: [], page: 1 });
  return categories.length > 1 || tags.length > 1 || others.size > 0;
}

/** 'Circulateurs Grundfos' for a category and a brand; the general title for several of a kind; null if one is unknown. */
function nameOf({ categories, tags }: ListingFilters, lists: CategoriesTagsAnswer | null): string | null {
  if (categories.length + tags.length === 0 || categories.length > 1 || tags.length > 1) return catalogueWords.title;
  if (!lists) return catalogueWords.title;
  const names = [
    ...categories.map((text) => findCategory(lists.categories, text)?.name),
    ...tags.map((text) => lists.tags.find((tag) => tag.name === text)?.name),
  ];
  return names.includes(undefined) ? null : names.join(' ');
}

/** The model, or the fault code, of the filters as people read it, or null. */
async function subjectOf({ boiler, fault }: ListingFilters): Promise<string | null> {
  if (boiler !== '') {
    const model = await orNothing(database().then((db) => findBoiler({ db, slug: boiler })));
    return model && boilerName(model);
  }
  if (fault === '') return null;
  const code = await orNothing(database().then((db) => findFaultModels({ db, fault })));
  return code && searchAnswerWords.fault(code.code, code.brand);
}

/** Whether the page shows any product; true if that cannot be read, so that search engines return. */
async function hasProducts(filters: ListingFilters): Promise<boolean> {
  const answer = await readListingPage(filters);
  return answer === null || answer.products.length > 0;
}
