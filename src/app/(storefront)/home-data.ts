import { readCategoriesTags, showProducts } from '@/catalogue';
import { NO_FILTERS } from '@/domain/listing-filters';
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
  const [lists, newest] = await Promise.all([
    db && orNothing(readCategoriesTags({ db })),
    db && orNothing(showProducts({ db, query: NEWEST })),
  ]);
  return {
    categories: largestFirst(lists?.categories ?? [], CATEGORIES),
    newest: newest?.products ?? [],
    brands: largestFirst(lists?.tags ?? [], BRANDS),
  };
}
