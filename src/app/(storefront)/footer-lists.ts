import { readCategoriesTags } from '@/catalogue';
import { largestFirst } from '@/storefront/home/largest-first';
import { database } from './database';

const SHOWN = 6;

type FooterLists = { categories: { name: string; slug: string }[]; brands: string[] };

/** The categories and brands with most products. A page must not fail for its footer: then both are empty. */
export async function readFooterLists(): Promise<FooterLists> {
  try {
    const { categories, tags } = await readCategoriesTags({ db: await database() });
    return {
      categories: largestFirst(categories, SHOWN).map(({ name, slug }) => ({ name, slug })),
      brands: largestFirst(tags, SHOWN).map(({ name }) => name),
    };
  } catch (error) {
    console.error(error);
    return { categories: [], brands: [] };
  }
}
