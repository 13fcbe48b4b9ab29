/**
 * The audit log. A trigger refuses every UPDATE, DELETE and TRUNCATE but the retention job's
 * (src/migrations, "audit_log_guard"; docs/decisions/0025).
 */
import { sql } from '@payloadcms/db-postgres';
import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { SchemaHook } from '../schema-hook';

export const auditTable: SchemaHook = ({ schema }) => {
  schema.tables.audit_log = pgTable(
    'audit_log',
    {
      id: bigserial('id', { mode: 'number' }).primaryKey(),
      at: timestamp('at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
      /** a username, `guest` or `system`; text, because it outlives the account */
      actor: text('actor').notNull(),
      /** the actor's account; once it is deleted, another account may take the name */
      actorId: integer('actor_id'),
      action: text('action').notNull(),
      /** the collection's name */
      subjectType: text('subject_type').notNull(),
      /** null if the entry is not about one document */
      subjectId: text('subject_id'),
      /** `{ field: [before, after] }` */
      changes: jsonb('changes').notNull().default(sql`'{}'`),
      /** the request's IP address; null for the shop's own work */
      address: text('address'),
    },
    (table) => [
      index('audit_log_at_idx').on(table.at),
      index('audit_log_actor_idx').on(table.actor, table.id),
      index('audit_log_actor_id_idx').on(table.actorId, table.id),
      index('audit_log_action_idx').on(table.action, table.id),
      index('audit_log_subject_idx').on(table.subjectType, table.subjectId, table.id),
    ],
  );
  return schema;
};
