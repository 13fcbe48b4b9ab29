import { readBoilers } from '@/boilers/read-boilers';
import { readFaults } from '@/boilers/read-faults';
import {
  listProducts,
  listRelated,
  readBoiler,
  readBrands,
  readCategoriesTags,
  readCategoryBrands,
  readCategoryTree,
  readCommunes,
  readFacets,
  readFault,
  readProduct,
  readWilayas,
  search,
  suggest,
} from '@/catalogue';
import { parseId } from '@/contract/catalogue';
import { routes } from '@/contract/routes';
import type { Database } from '@/database/database';
import { ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { boilersWords } from '@/words/fr/boilers/boilers';
import { faultWords } from '@/words/fr/boilers/faults';
import { categoryListWords } from '@/words/fr/catalogue/category-lists';
import { requestProblemWords } from '@/words/fr/request-problems';

const notFound = () => refuse(404, 'Product not found');

async function answerProduct({ db, params }: { db: Database; params: Record<string, string> }) {
  const id = parseId(params.id);
  const product = id === null ? null : await readProduct({ db, id });
  return product ? ok(product) : notFound();
}

export const catalogueCalls = [
  call(routes.categoriesTags, async ({ db }) => ok(await readCategoriesTags({ db }))),
  call(routes.categoriesTagsTree, async ({ db }) => ok(await readCategoryTree({ db }))),
  call(routes.categoryBrands, async ({ db, params }) => {
    const brands = await readCategoryBrands({ db, slug: params.slug ?? '' });
    return brands ? ok(brands) : refuse(404, categoryListWords.unknownCategory);
  }),
  call(routes.brands, async ({ db }) => ok(await readBrands({ db }))),
  call(routes.boilers, async ({ db }) => ok(await readBoilers({ db }))),
  call(routes.boiler, async ({ db, params }) => {
    const boiler = await readBoiler({ db, slug: params.slug ?? '' });
    return boiler ? ok(boiler) : refuse(404, boilersWords.unknownModel);
  }),
  call(routes.faults, async ({ db, query }) => ok(await readFaults({ db, brand: query.brand }))),
  call(routes.fault, async ({ db, params, query }) => {
    const { brand: brandSlug = '', code = '' } = params;
    const fault = await readFault({ db, brandSlug, code, fitsFirst: query.fits_first });
    return fault ? ok(fault) : refuse(404, faultWords.unknown);
  }),
  call(routes.search, async ({ db, query }) => ok(await search({ db, text: query.q, fitsFirst: query.fits_first }))),
  call(routes.products, async ({ db, query }) => ok(await listProducts({ db, query }))),
  call(routes.facets, async ({ db, query }) => ok(await readFacets({ db, query }))),
  call(routes.product, answerProduct),
  call(routes.productInList, answerProduct),
  call(routes.related, async ({ db, params, query }) => {
    const id = parseId(params.id);
    const related = id === null ? null : await listRelated({ db, id, limit: query.limit, boiler: query.boiler });
    return related ? ok(related) : notFound();
  }),
  call(routes.wilayas, async ({ db }) => ok(await readWilayas({ db }))),
  call(routes.communes, async ({ db, params }) => {
    const id = parseId(params.id);
    const communes = id === null ? null : await readCommunes({ db, id });
    return communes ? ok(communes) : refuse(404, requestProblemWords.unknownWilaya);
  }),
  call(routes.suggestions, async ({ db, query }) =>
    ok(await suggest({ db, text: query.q, fitsFirst: query.fits_first })),
  ),
];
