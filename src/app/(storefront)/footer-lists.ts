import { readCategoriesTags } from '@/catalogue';
import { remember } from '@/memory/remember';
import { largestFirst } from '@/storefront/home/home-data';
import { database } from './database';
import { orNothing } from './reading';

const SHOWN = 6;

type FooterLists = { categories: { name: string; slug: string }[]; brands: string[] };

/** The categories and brands with most products. A page must not fail for its footer: then both are empty. */
export async function readFooterLists(): Promise<FooterLists> {
  return (await orNothing(read())) ?? { categories: [], brands: [] };
}

/** Cached separately, so that pages depend on the few names that they show and not on every number of products. */
function read(): Promise<FooterLists> {
  return remember({ key: ['footer'] }, async () => {
    const { categories, tags } = await readCategoriesTags({ db: await database() });
    return {
      categories: largestFirst(categories, SHOWN).map(({ name, slug }) => ({ name, slug })),
      brands: largestFirst(tags, SHOWN).map(({ name }) => name),
    };
  });
}
