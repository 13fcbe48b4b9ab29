/** Columns that several of the shop's own tables have. */
import { sql } from '@payloadcms/db-postgres';
import { integer, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core';
import { literalList } from './texts';

/** A moment to the millisecond, as JavaScript has it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A list of literals: checks take no parameters. */
export const literals = (values: readonly string[]) => sql.raw(literalList(values));

/** Who did it. The name is a copy, since it outlives the account. */
export const author = { by: text('by').notNull(), byId: integer('by_id') };

/** Who did it and when. */
export const signed = { at: moment('at').notNull().default(sql`now()`), ...author };
