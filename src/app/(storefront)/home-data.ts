import { readBoilerBrands } from '@/boilers/read-boiler-brands';
import { readCategoriesTags, showProducts } from '@/catalogue';
import { NO_FILTERS } from '@/domain/listing-filters';
import { mappedCategories } from '@/storefront/home/boiler-map-data';
import type { HomeData } from '@/storefront/home/home-data';
import { largestFirst } from '@/storefront/home/home-data';
import { database } from './database';
import { orNothing } from './reading';

const CATEGORIES = 6;
const BRANDS = 12;
const NEWEST = { ...NO_FILTERS, limit: 10 };

/** The home page also works without the catalogue: parts that cannot be read are logged and left out. */
export async function readHomeData(): Promise<HomeData> {
  const db = await orNothing(database());
  const [lists, newest, boilers] = await Promise.all([
    db && orNothing(readCategoriesTags({ db })),
    db && orNothing(showProducts({ db, query: NEWEST })),
    db && orNothing(readBoilerBrands({ db })),
  ]);
  return {
    categories: largestFirst(lists?.categories ?? [], CATEGORIES),
    newest: newest?.products ?? [],
    brands: largestFirst(lists?.tags ?? [], BRANDS),
    boilerBrands: boilers?.map(({ slug, name }) => ({ slug, name })) ?? [],
    mapped: mappedCategories(lists?.categories ?? []),
  };
}
