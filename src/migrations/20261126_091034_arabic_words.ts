import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Arabic letters, which the folded texts did not keep before (`fold` of src/domain/text.ts). */
const LETTERS = String.raw`'[\u0621-\u06d3]'`
const MARKS = String.raw`'[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]'`
const OTHERS = String.raw`'[^a-z0-9\u0621-\u063a\u0641-\u064a\u066e-\u06d3]+'`
const folded = (text: string) =>
  `btrim(regexp_replace(translate(lower(regexp_replace(normalize(${text}, NFD), ${MARKS}, '', 'g')), 'ٱةى', 'اهي'), ${OTHERS}, ' ', 'g'))`

/** The next change of a row writes the same words in their usual order. */
const KEEP_ARABIC = `
  UPDATE products SET title_folded = ${folded('title')}, search_text = concat_ws(' ', ${folded('title')}, search_text) WHERE title ~ ${LETTERS};
  UPDATE products p SET search_text = concat_ws(' ', p.search_text, names.texts)
    FROM (SELECT r.parent_id AS product, string_agg(${folded('t.name')}, ' ') AS texts
      FROM products_rels r JOIN tags t ON t.id = r.tags_id WHERE r.path = 'tags' AND t.name ~ ${LETTERS} GROUP BY r.parent_id) AS names
    WHERE names.product = p.id;
  UPDATE products p SET search_text = concat_ws(' ', p.search_text, names.texts)
    FROM (SELECT q.id AS product, string_agg(${folded('c.name')}, ' ') AS texts
      FROM products q JOIN categories c ON c.id = ANY(q.category_path_ids) WHERE c.name ~ ${LETTERS} GROUP BY q.id) AS names
    WHERE names.product = p.id;
  UPDATE boiler_models m SET search_text = concat_ws(' ', m.search_text, ${folded("names.texts")})
    FROM (SELECT b.id AS model, concat_ws(' ', b.brand, b.range, b.name,
      (SELECT string_agg(t.text, ' ') FROM boiler_models_texts t WHERE t.parent_id = b.id)) AS texts FROM boiler_models b) AS names
    WHERE names.model = m.id AND names.texts ~ ${LETTERS};`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "fitments_once_idx";
  CREATE INDEX "products_other_letters_idx" ON "products" USING btree ("id") WHERE octet_length(search_text) > length(search_text);
  CREATE UNIQUE INDEX "fitments_once_idx" ON "fitments" USING btree ("model_id","product_id",(coalesce(lower(position COLLATE "C"), '') || E'\x1f' || coalesce(lower(qualifier COLLATE "C"), '') || E'\x1f' || coalesce(lower(serial_from COLLATE "C"), '') || E'\x1f' || coalesce(lower(serial_to COLLATE "C"), '')));`)
  await db.execute(sql.raw(KEEP_ARABIC))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "products_other_letters_idx";
  DROP INDEX "fitments_once_idx";
  CREATE UNIQUE INDEX "fitments_once_idx" ON "fitments" USING btree ("model_id","product_id",(coalesce(lower(position), '') || E'\x1f' || coalesce(lower(qualifier), '') || E'\x1f' || coalesce(lower(serial_from), '') || E'\x1f' || coalesce(lower(serial_to), '')));`)
}
