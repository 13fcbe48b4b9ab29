/**
 * What the catalogue needs in PostgreSQL beside Payload's columns: derived columns, indexes, checks. Declared here, so that
 * generated migrations keep them.
 */
import { sql } from '@payloadcms/db-postgres';
import { boolean, check, index, integer, numeric, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { MAX_LOW_STOCK } from '@/domain/products/low-stock';
import { columnOf, type SchemaHook } from './schema-hook';

/** Every word of the catalogue with the forms that find it despite a typing error (src/domain/search/typo.ts). Words are never removed. */
const searchWords = pgTable(
  'search_words',
  { word: text('word').primaryKey(), shapes: text('shapes').array().notNull() },
  (table) => [index('search_words_shapes_idx').using('gin', table.shapes)],
);

/**
 * Where a commune's delivery differs from its wilaya's. A null fee is the wilaya's; `desk` false: no desk here although the wilaya
 * has one. The communes themselves are data of the shop (src/delivery).
 */
const communeFees = pgTable(
  'commune_fees',
  {
    /** official code of the commune */
    code: integer('code').primaryKey(),
    /** dinars */
    price: numeric('price'),
    deskPrice: numeric('desk_price'),
    desk: boolean('desk').notNull().default(true),
    served: boolean('served').notNull().default(true),
  },
  () => [check('commune_fees_fees', sql`price >= 0 AND desk_price >= 0`)],
);

/** By the name of their index. Spelt as the conditions that use them. */
const RARE_PRODUCTS = {
  no_category: "category_ids = '{}'",
  no_picture: 'main_image IS NULL',
  no_price: 'price IS NULL',
  unpublished: 'published IS NOT TRUE',
};

export const catalogueSchema: SchemaHook = ({ schema, extendTable }) => {
  const { products, wilayas } = schema.tables;
  if (!products || !wilayas) throw new Error('The collections products and wilayas must exist.');

  extendTable({
    table: products,
    columns: {
      category_ids: integer('category_ids').array().notNull().default(sql`'{}'`),
      category_path_ids: integer('category_path_ids').array().notNull().default(sql`'{}'`),
      tag_ids: integer('tag_ids').array().notNull().default(sql`'{}'`),
      main_image: text('main_image'),
      // Payload searches its list of products by it (collections/Products.ts); src/catalogue/refresh-products.ts writes it.
      searchText: text('search_text').notNull().default(''),
    },
    extraConfig: (table) => ({
      // nullsFirst is PostgreSQL's own default for DESC; without it no ORDER BY … DESC can use the index.
      newest: index('products_newest_idx')
        .on(
          columnOf(table, 'date').desc().nullsFirst(),
          columnOf(table, 'id').desc().nullsFirst(),
          // Not for sorting: counts and filters read these columns from the index without opening the rows.
          columnOf(table, 'price'),
          columnOf(table, 'category_path_ids'),
          columnOf(table, 'tag_ids'),
        )
        .where(sql`published`),
      // The sort orders of the back office's list, unpublished products included (src/catalogue/find-products.ts). They are read
      // backwards too. The stock status is not for sorting: counts by it need not open the rows.
      allByDate: index('products_all_date_idx').on(
        columnOf(table, 'date'),
        columnOf(table, 'id'),
        columnOf(table, 'stockStatus'),
      ),
      allByTitle: index('products_all_title_idx').on(sql`title_folded COLLATE "C"`, columnOf(table, 'id')),
      allByPrice: index('products_all_price_idx').on(sql`COALESCE(price, 0)`, columnOf(table, 'id')),
      // The few products that lack something, in the order of that list (src/catalogue/conditions.ts). Of 100,000 products they are
      // found in 0.2 ms, without an index in 60.
      ...Object.fromEntries(
        Object.entries(RARE_PRODUCTS).map(([name, condition]) => [
          name,
          index(`products_${name}_idx`).on(columnOf(table, 'date'), columnOf(table, 'id')).where(sql.raw(condition)),
        ]),
      ),
      titlePrefix: index('products_title_prefix_idx').on(sql`title_folded text_pattern_ops`).where(sql`published`),
      cheapest: index('products_price_idx').on(columnOf(table, 'price')).where(sql`published`),
      // In the shop, products without a price come last in either direction.
      shopCheapest: index('products_shop_cheapest_idx')
        .on(columnOf(table, 'price').asc().nullsLast(), columnOf(table, 'id'))
        .where(sql`published`),
      shopDearest: index('products_shop_dearest_idx')
        .on(columnOf(table, 'price').desc().nullsLast(), columnOf(table, 'id'))
        .where(sql`published`),
      paths: index('products_category_path_idx').using('gin', columnOf(table, 'category_path_ids')),
      brands: index('products_tag_ids_idx').using('gin', columnOf(table, 'tag_ids')),
      search: index('products_search_idx').using('gin', sql`search_text gin_trgm_ops`),
      // Words in Arabic letters are looked for in these alone (src/catalogue/search/match.ts).
      otherLetters: index('products_other_letters_idx')
        .on(columnOf(table, 'id'))
        .where(sql`octet_length(search_text) > length(search_text)`),
      // The dashboard's count, whatever an owner calls low. A literal, since PostgreSQL does not match a query with a parameter to a partial index.
      lowStock: index('products_low_stock_idx')
        .on(columnOf(table, 'stock'))
        .where(sql.raw(`stock <= ${MAX_LOW_STOCK}`)),
      stockFloor: check('products_stock_floor', sql`stock >= 0 AND stock = trunc(stock)`),
      pricePositive: check('products_price_positive', sql`price > 0`),
    }),
  });
  extendTable({
    table: wilayas,
    extraConfig: () => ({
      fee: check('wilayas_fee', sql`price >= 0`),
      deskFee: check('wilayas_desk_fee', sql`desk_price >= 0`),
    }),
  });
  schema.tables.search_words = searchWords;
  schema.tables.commune_fees = communeFees;
  return schema;
};
