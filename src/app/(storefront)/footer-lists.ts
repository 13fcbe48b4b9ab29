import { readCategoriesTags } from '@/catalogue';
import { largestFirst } from '@/storefront/home/largest-first';
import { database } from './database';
import { orNothing } from './or-nothing';

const SHOWN = 6;

type FooterLists = { categories: { name: string; slug: string }[]; brands: string[] };

/** The categories and brands with most products. A page must not fail for its footer: then both are empty. */
export async function readFooterLists(): Promise<FooterLists> {
  const lists = await orNothing(database().then((db) => readCategoriesTags({ db })));
  return {
    categories: largestFirst(lists?.categories ?? [], SHOWN).map(({ name, slug }) => ({ name, slug })),
    brands: largestFirst(lists?.tags ?? [], SHOWN).map(({ name }) => name),
  };
}
