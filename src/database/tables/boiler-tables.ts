/** Indexes and checks of boilers, fitments, part numbers and fault codes, which are collections of Payload's. */
import { sql } from '@payloadcms/db-postgres';
import { check, index, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { columnOf, type SchemaHook } from '../schema-hook';

/** SQL: what distinguishes the fitments of a product in a model (`fitmentTextsKey` of src/domain/boilers/boilers.ts). @param row an alias of `fitments` */
export function fitmentIdentitySql(row: string): string {
  const texts = ['position', 'qualifier', 'serial_from', 'serial_to'].map(
    (name) => `coalesce(lower(${row}.${name} COLLATE "C"), '')`,
  );
  return `(${texts.join(` || E'\\x1f' || `)})`;
}

export const boilerTables: SchemaHook = ({ schema, extendTable }) => {
  const { boiler_models: models, fitments, part_numbers: numbers, fault_codes: faults } = schema.tables;
  if (!models || !fitments || !numbers || !faults) throw new Error('The collections of boilers must exist.');

  extendTable({
    table: models,
    extraConfig: (table) => ({
      // Searches compare whole words and runs of words with the words of a model.
      words: index('boiler_models_words_idx').using('gin', sql`string_to_array(search_text, ' ')`),
      byBrand: index('boiler_models_brand_range_idx').on(columnOf(table, 'brandSlug'), columnOf(table, 'range')),
      years: check('boiler_models_years', sql`year_from <= year_to`),
    }),
  });
  extendTable({
    table: fitments,
    extraConfig: (table) => ({
      // Begins with the model, so that the products of a model are read from the index too.
      once: uniqueIndex('fitments_once_idx').on(
        columnOf(table, 'model'),
        columnOf(table, 'product'),
        sql.raw(fitmentIdentitySql('fitments').replaceAll('fitments.', '')),
      ),
      quantity: check('fitments_quantity', sql`quantity >= 1`),
    }),
  });
  extendTable({
    table: numbers,
    extraConfig: (table) => ({
      once: uniqueIndex('part_numbers_once_idx').on(columnOf(table, 'product'), columnOf(table, 'numberKey')),
      byNumber: index('part_numbers_number_key_idx').on(columnOf(table, 'numberKey')),
    }),
  });
  extendTable({
    table: faults,
    extraConfig: (table) => ({
      once: uniqueIndex('fault_codes_once_idx').on(columnOf(table, 'brandSlug'), columnOf(table, 'codeKey')),
    }),
  });
  return schema;
};
