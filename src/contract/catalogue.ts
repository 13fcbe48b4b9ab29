import { z } from 'zod';
import { CONFIDENCES } from '@/domain/boilers/boilers';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '@/domain/pagination';
import { asIssue } from '@/domain/problem';
import { DOCUMENT_KINDS } from '@/domain/products/documents';
import { LISTING_ORDERS, type ListingFilters, splitList } from '@/domain/search/listing-filters';
import { isBlank } from '@/domain/text';
import { boilerFields, faultFields, fittedFields, productFacts } from './boilers';
import { answerFields } from './product-answers';
import { decimal, MAX_ID, money, pagedFields, searchText, stockStatus, wholeNumber } from './shared';

const named = z.object({ id: z.number(), name: z.string() });

export const listingProduct = z.object({
  id: z.number(),
  ...answerFields('list'),
  main_image: z.string().nullable(),
  in_stock: z.boolean(),
  tags: z.array(named),
  categories: z.array(named.extend({ slug: z.string() })),
  /** why a search shows it: the former number that it replaces, or the fault that it probably mends */
  hint: z.string().optional(),
  /** how certain it is that it fits the model of the `boiler` filter, or else of `fits_first`; absent if it has no row for it */
  confidence: z.enum(CONFIDENCES).optional(),
  /** with `fits_first`: a part of boilers that does not fit the model or was not checked; absent for all else, taps for example */
  unfit: z.literal(true).optional(),
  /** in a list: it says what appliances are compared by, as boilers for sale do; absent for all else */
  is_comparable: z.literal(true).optional(),
});
export type ListingProduct = z.infer<typeof listingProduct>;

/** A model with its parts, by category. */
export const boilerAnswer = z.object({
  ...boilerFields,
  categories: z.array(
    z.object({
      name: z.string(),
      slug: z.string(),
      products: z.array(listingProduct.extend(fittedFields)),
    }),
  ),
});
export type BoilerAnswer = z.infer<typeof boilerAnswer>;

/** The model that a list is about. */
const listedModel = z.object({ slug: z.string(), brand: z.string(), range: z.string(), name: z.string() });
export type ListedModel = z.infer<typeof listedModel>;

/** A fault code with the categories and published parts that are likely to help. */
export const faultAnswer = z.object({
  ...faultFields,
  /** `product_count` counts the parts that fit a model of the code: as many as the list with `fault` finds */
  categories: z.array(z.object({ name: z.string(), slug: z.string(), product_count: z.number() })),
  parts: z.array(listingProduct),
  /** the model of `fits_first`; absent without it, or if it is unknown */
  fits_first: listedModel.optional(),
});
export type FaultAnswer = z.infer<typeof faultAnswer>;

/** `fits_first`: the slug of a model, whose parts come first and are marked. */
export const faultQuery = z.object({ fits_first: searchText });

/** By the brand's slug; blank for all brands. */
export const faultsQuery = z.object({ brand: searchText });

/** Words that no product has beside the others; empty for words that lead to a page. The products are those for `text`; '' for the whole catalogue. */
export const leftOut = z.object({ words: z.array(z.string()), text: z.string() });
export type LeftOut = z.infer<typeof leftOut>;

export const productsAnswer = z.object({
  products: z.array(listingProduct),
  ...pagedFields,
  /** the model of `fits_first`; absent without it, or if it is unknown */
  fits_first: listedModel.optional(),
  /** of a search: no product matches the whole text, and similar ones are listed instead; else absent */
  is_exact: z.literal(false).optional(),
  /** absent if the products are those for the whole text */
  left_out: leftOut.optional(),
});
export type ProductsAnswer = z.infer<typeof productsAnswer>;

/** What the other filters leave: how many products of each category and brand, without those of no product, and whether any is in stock. */
export const facetsAnswer = z.object({
  categories: z.array(z.object({ slug: z.string(), product_count: z.number() })),
  tags: z.array(z.object({ name: z.string(), product_count: z.number() })),
  /** `in_stock` would find a product; absent if it would find none */
  in_stock: z.literal(true).optional(),
  /** the model of the `boiler` filter; null for no filter or an unknown model */
  boiler: listedModel.nullable(),
  /** the code of the `fault` filter; absent for no filter or an unknown code */
  fault: z.object({ code: z.string(), brand: z.string() }).optional(),
});
export type FacetsAnswer = z.infer<typeof facetsAnswer>;

/** A PDF of a product. */
export const productDocument = z.object({
  title: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  url: z.string(),
  /** bytes */
  size: z.number(),
});
export type ProductDocument = z.infer<typeof productDocument>;

export const productDetail = z.object({
  id: z.number(),
  ...answerFields('detail'),
  image: z.string().nullable(),
  image_url: z.string().nullable(),
  images: z.array(z.object({ image_url: z.string() })),
  /** sanitised HTML, '' if it is empty */
  description: z.string(),
  categories: z.array(z.string()),
  category_slugs: z.array(z.string()),
  /** false if no category of it holds parts of boilers: without `fits`, a tap fits no boiler and a valve was not checked; else absent */
  asks_fit: z.literal(false).optional(),
  tags: z.array(z.string()),
  in_stock: z.boolean(),
  documents: z.array(productDocument),
  /** what decides between two appliances; absent if nothing of it is known */
  attributes: z.object(answerFields('attributes')).optional(),
  ...productFacts,
});
export type ProductDetail = z.infer<typeof productDetail>;

export const relatedProduct = z.object({
  id: z.number(),
  title: z.string(),
  main_image: z.string().nullable(),
  price: money.nullable(),
  short_description: z.string(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  stock: z.number().nullable(),
  in_stock: z.boolean(),
  stock_status: stockStatus,
  /** why it is offered: same category, same brand, or as one of the newest */
  relation_type: z.enum(['category', 'tag', 'general']),
  /** with `boiler`: how certain it is that it fits the model; absent if it has no row for it */
  confidence: z.enum(CONFIDENCES).optional(),
});
export type RelatedProduct = z.infer<typeof relatedProduct>;
export type RelationType = RelatedProduct['relation_type'];

export const RELATED_LIMIT = 4;

export const relatedAnswer = z.object({ related_products: z.array(relatedProduct), total_found: z.number() });
export type RelatedAnswer = z.infer<typeof relatedAnswer>;

export type CategoryEntry = {
  id: number;
  name: string;
  slug: string;
  image_url: string | null;
  /** products of the category and its subcategories, each once; `count` is the same */
  count: number;
  product_count: number;
  children: CategoryEntry[];
};
export const categoryEntry: z.ZodType<CategoryEntry> = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  image_url: z.string().nullable(),
  count: z.number(),
  product_count: z.number(),
  get children() {
    return z.array(categoryEntry);
  },
});

export const tagEntry = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  image_url: z.string().nullable(),
  count: z.number(),
  product_count: z.number(),
});
export type TagEntry = z.infer<typeof tagEntry>;

export const categoriesTagsAnswer = z.object({ categories: z.array(categoryEntry), tags: z.array(tagEntry) });
export type CategoriesTagsAnswer = z.infer<typeof categoriesTagsAnswer>;

export type CategoryTreeEntry = {
  id: number;
  slug: string;
  image_url: string | null;
  product_count: number;
  /** brand names of the whole subtree, in French order */
  tags: string[];
  children: CategoryTree;
};
/** By category name, in French order. */
export type CategoryTree = { [name: string]: CategoryTreeEntry };
export const categoryTreeEntry: z.ZodType<CategoryTreeEntry> = z.object({
  id: z.number(),
  slug: z.string(),
  image_url: z.string().nullable(),
  product_count: z.number(),
  tags: z.array(z.string()),
  get children() {
    return z.record(z.string(), categoryTreeEntry);
  },
});

export const categoriesTagsTreeAnswer = z.object({
  categories_tree: z.record(z.string(), categoryTreeEntry),
  all_tags: z.array(z.string()),
  stats: z.object({ total_categories: z.number(), total_tags: z.number(), total_products: z.number() }),
});
export type CategoriesTagsTreeAnswer = z.infer<typeof categoriesTagsTreeAnswer>;

export const categoryBrandsAnswer = z.object({
  category: z.string(),
  brands: z.array(named.extend({ logo: z.string().nullable(), product_count: z.number() })),
});
export type CategoryBrandsAnswer = z.infer<typeof categoryBrandsAnswer>;

export const brandsAnswer = z.object({
  brands: z.array(named.extend({ slug: z.string(), image_url: z.string().nullable(), count: z.number() })),
});
export type BrandsAnswer = z.infer<typeof brandsAnswer>;

/** A fault code that a search text holds. */
export const foundFault = z.object({
  id: z.number(),
  brand: z.string(),
  code: z.string(),
  meaning: z.string(),
  /** its page */
  url: z.string(),
});
export type FoundFault = z.infer<typeof foundFault>;

/** A model of a boiler that a search text names. */
export const foundBoiler = z.object({
  id: z.number(),
  /** brand, range and name */
  name: z.string(),
  /** its page */
  url: z.string(),
});
export type FoundBoiler = z.infer<typeof foundBoiler>;

/** Something else than a product that a search text leads to. */
export const foundPage = z.object({
  /** of a symptom; of another page its place in a list */
  id: z.number(),
  title: z.string(),
  /** what it is about; may be empty */
  text: z.string(),
  url: z.string(),
});
export type FoundPage = z.infer<typeof foundPage>;

/** A category that a search text names. */
export const foundCategory = named.extend({
  slug: z.string(),
  image_url: z.string().nullable(),
  product_count: z.number(),
});
export type FoundCategory = z.infer<typeof foundCategory>;

export const searchAnswer = z.object({
  products: z.array(listingProduct),
  brands: z.array(named.extend({ image_url: z.string().nullable(), product_count: z.number() })),
  /** symptoms of a failing boiler that the text describes; absent instead of empty, as pages and categories are */
  symptoms: z.array(foundPage).optional(),
  /** pages of the shop, such as that on delivery */
  pages: z.array(foundPage).optional(),
  categories: z.array(foundCategory).optional(),
  /** absent if the products are those for the whole text */
  left_out: leftOut.optional(),
  faults: z.array(foundFault),
  /** absent if the text names none */
  boilers: z.array(foundBoiler).optional(),
  /** false if no product matches the whole text and similar ones are shown instead */
  is_exact: z.boolean(),
  /** the model of `fits_first`; absent without it, or if it is unknown */
  fits_first: listedModel.optional(),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

const suggestionFields = { id: z.number(), title: z.string(), image: z.string().nullable() };
export const suggestion = z.discriminatedUnion('type', [
  /** a fault code; `title` is its code, brand and meaning, `url` its page */
  z.object({ type: z.literal('fault'), ...suggestionFields, url: z.string() }),
  /** a model of a boiler; `url` is its page */
  z.object({ type: z.literal('boiler'), ...suggestionFields, url: z.string() }),
  /** a symptom of a failing boiler, or another page of the shop */
  z.object({ type: z.literal('symptom'), ...suggestionFields, url: z.string() }),
  z.object({ type: z.literal('page'), ...suggestionFields, url: z.string() }),
  z.object({ type: z.literal('category'), ...suggestionFields, slug: z.string() }),
  z.object({ type: z.literal('tag'), ...suggestionFields }),
  z.object({
    type: z.literal('product'),
    ...suggestionFields,
    reference: z.string().nullable(),
    price: money.nullable(),
    /** as in the listing */
    hint: z.string().optional(),
  }),
]);
export type Suggestion = z.infer<typeof suggestion>;

function amount(name: string) {
  return z
    .string()
    .optional()
    .transform((value) => (isBlank(value) ? null : decimal(value, /^\d+(\.\d+)?$/)))
    .refine(
      (value) => value === null || (Number.isFinite(value) && value >= 0 && value <= 1e12),
      asIssue({ code: 'parameterNegative', values: { name } }),
    )
    .meta({ type: 'number', minimum: 0 });
}

/** Null for a blank or missing value. */
function oneOf<const Options extends readonly [string, ...string[]]>(name: string, options: Options) {
  return z
    .string()
    .optional()
    .transform((value) => (isBlank(value) ? null : (value ?? null)))
    .pipe(z.enum(options, asIssue({ code: 'parameterNotOneOf', values: { name, options } })).nullable())
    .meta({ enum: [...options] });
}

const list = z
  .string()
  .optional()
  .transform((value) => splitList(value ?? null));

/** The listing's filters with a page size. */
export const productsQuery = z.object({
  page: wholeNumber({ name: 'page', min: 1, max: 1_000_000, fallback: 1 }),
  limit: wholeNumber({ name: 'limit', min: 1, max: MAX_PAGE_SIZE, fallback: PAGE_SIZE }),
  search: searchText,
  categories: list,
  tags: list,
  min_price: amount('min_price'),
  max_price: amount('max_price'),
  boiler: searchText,
  fault: searchText,
  fits_first: searchText,
  ordering: oneOf('ordering', LISTING_ORDERS),
  in_stock: oneOf('in_stock', ['true', 'false']).transform((value) => value === 'true'),
} satisfies Record<keyof ListingFilters | 'limit', z.ZodType>);

/** The filters alone: what is offered depends neither on the page nor on the order. */
export const facetsQuery = productsQuery.omit({ page: true, limit: true, ordering: true, fits_first: true });
export type FacetsQuery = z.infer<typeof facetsQuery>;

export const relatedQuery = z.object({
  limit: wholeNumber({ name: 'limit', min: 1, max: 20, fallback: RELATED_LIMIT }),
  /** the slug of a model, whose parts come first */
  boiler: searchText,
});

/** `fits_first`: the slug of a model, whose parts come first. */
export const searchQuery = z.object({ q: searchText, fits_first: searchText });

/** A malformed id is an unknown product, not a malformed request. */
export function parseId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}

/** Fees are strings with two decimals, "600.00". */
export const wilaya = z.object({
  id: z.number(),
  name: z.string(),
  /** home delivery */
  price: z.string(),
  /** the official number; null for a region that is no official wilaya */
  code: z.number().nullable(),
  name_ar: z.string(),
  /** collected at the courier's desk; null: no desk there */
  desk_price: z.string().nullable(),
  /** days that a delivery takes, such as "2-3" */
  days: z.string().nullable(),
});
export type Wilaya = z.infer<typeof wilaya>;

/** A commune with its fees, which are its wilaya's unless they were overridden. */
export const commune = z.object({
  /** the official code */
  code: z.number(),
  name: z.string(),
  name_ar: z.string(),
  postal_code: z.string().nullable(),
  price: z.string(),
  desk_price: z.string().nullable(),
  /** false: nothing is delivered there */
  served: z.boolean(),
});
export type Commune = z.infer<typeof commune>;
