import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Texts that were saved before dashes, spaces in tracking numbers and line ends in titles counted as one. Identities of references
 * are filled again at the next start. A tracking number that another parcel has without spaces stays, and is listed for the owner.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   UPDATE products SET reference_identity = NULL WHERE reference ~ '[‐‑‒–—―−－﹣]';
  UPDATE products SET title = btrim(regexp_replace(title, '[[:cntrl:][:space:]\u2028\u2029]+', ' ', 'g'))
    WHERE title ~ '[[:cntrl:]\u2028\u2029]';
  UPDATE parcels p SET tracking = regexp_replace(p.tracking, '\\s', '', 'g')
    WHERE p.tracking ~ '\\s' AND NOT EXISTS (
      SELECT FROM parcels o WHERE o.courier_id = p.courier_id AND o.id <> p.id
        AND regexp_replace(upper(o.tracking), '\\s', '', 'g') = regexp_replace(upper(p.tracking), '\\s', '', 'g'));
  UPDATE parcel_events SET tracking = regexp_replace(tracking, '\\s', '', 'g') WHERE tracking ~ '\\s';`)
}

export async function down(): Promise<void> {
  // What was typed is not known any more.
}
