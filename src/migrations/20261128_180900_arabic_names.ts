import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Letters as old programs wrote them, each joined as at one place of a word. */
const JOINED = String.raw`\ufb50-\ufdff\ufe70-\ufefc`

/** Names are searched with their Arabic letters in one spelling now, as `fold` of src/domain/text.ts has it. */
const FOLD_NAMES = `
  UPDATE orders SET customer_folded = translate(
      CASE WHEN customer_folded ~ '[${JOINED}]' THEN normalize(customer_folded, NFKC) ELSE customer_folded END, 'ٱةىـ', 'اهي')
    WHERE customer_folded ~ '[ٱةىـ${JOINED}]';`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(FOLD_NAMES))
}

export async function down(): Promise<void> {
  // How the names were spelled is in the orders themselves.
}
