/** Imports of products with their lines, which are read from the file once and then processed one by one. */
import { sql } from '@payloadcms/db-postgres';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import { idOf, type SchemaHook } from '../schema-hook';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const count = (name: string) => integer(name).notNull().default(0);

export const importTables: SchemaHook = ({ schema }) => {
  const { users } = schema.tables;
  if (!users) throw new Error('The collection users must exist.');
  const userId = idOf(users);

  const productImports = pgTable('product_imports', {
    id: serial('id').primaryKey(),
    /** waiting, running, done, cancelled */
    status: text('status').notNull().default('waiting'),
    /** true until the import ends, then null: unique, so only one import can be open */
    isOpen: boolean('is_open').default(true).unique('product_imports_one_open'),
    dryRun: boolean('dry_run').notNull(),
    createMissing: boolean('create_missing').notNull(),
    fileName: text('file_name').notNull(),
    unknownColumns: text('unknown_columns').array().notNull().default(sql`'{}'`),
    /** format, encoding and separator of the file */
    readAs: jsonb('read_as'),
    notes: text('notes').array().notNull().default(sql`'{}'`),
    /** categories and brands that a dry run would have created so far */
    made: text('made').array().notNull().default(sql`'{}'`),
    total: integer('total').notNull(),
    done: count('done'),
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    failed: count('failed'),
    userId: integer('user_id').references(userId, { onDelete: 'set null' }),
    /** the user's name, which outlives the account */
    startedBy: text('started_by').notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  });
  schema.tables.product_imports = productImports;

  // Which column of a file is which field, as people answered.
  schema.tables.column_choices = pgTable(
    'column_choices',
    {
      /** the kind of table, and the courier that sends it: 'statuses 12', 'products' */
      source: text('source').notNull(),
      /** the set of its headings; '' if the answer is for every file of the source */
      shape: text('shape').notNull(),
      /** `[{heading, field}]` */
      columns: jsonb('columns').notNull(),
      /** username of the person who answered */
      by: text('by').notNull(),
      at: moment('at').notNull().default(sql`now()`),
    },
    ({ source, shape }) => [primaryKey({ columns: [source, shape] })],
  );

  schema.tables.product_import_lines = pgTable(
    'product_import_lines',
    {
      importId: integer('import_id')
        .notNull()
        .references(() => productImports.id, { onDelete: 'cascade' }),
      /** line number in the file at which it begins */
      line: integer('line').notNull(),
      /** the cells of the file; null once the line is done */
      cells: jsonb('cells'),
      reference: text('reference'),
      title: text('title'),
      /** created, updated, unchanged, failed; null while it waits */
      outcome: text('outcome'),
      messages: text('messages').array().notNull().default(sql`'{}'`),
    },
    (table) => [
      primaryKey({ columns: [table.importId, table.line] }),
      index('product_import_lines_waiting_idx').on(table.importId, table.line).where(sql`outcome IS NULL`),
      index('product_import_lines_failed_idx').on(table.importId, table.line).where(sql`outcome = 'failed'`),
    ],
  );
  return schema;
};
