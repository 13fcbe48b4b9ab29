import { readBoilerBrands } from '@/boilers/read-boiler-brands';
import { readCategoriesTags, showProducts } from '@/catalogue';
import type { CategoryEntry, ListingProduct } from '@/contract/catalogue';
import { NO_FILTERS } from '@/domain/search/listing-filters';
import type { CardProduct } from '@/storefront/catalogue/cards/product-card';
import { mappedCategories } from '@/storefront/home/boiler-map-data';
import type { HomeCategory, HomeData } from '@/storefront/home/home-data';
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
    categories: largestFirst(lists?.categories ?? [], CATEGORIES).map(tile),
    newest: newest?.products.map(card) ?? [],
    brands: largestFirst(lists?.tags ?? [], BRANDS).map(({ id, name, product_count }) => ({ id, name, product_count })),
    boilerBrands: boilers?.map(({ slug, name }) => ({ slug, name })) ?? [],
    mapped: mappedCategories(lists?.categories ?? []),
  };
}

/** Without its subcategories. */
function tile({ id, name, slug, image_url, product_count }: CategoryEntry): HomeCategory {
  return { id, name, slug, image_url, product_count };
}

/** Without its categories, and with the names of its brands alone. */
function card({ categories: _, tags, ...product }: ListingProduct): CardProduct {
  return { ...product, tags: tags.map(({ name }) => ({ name })) };
}
