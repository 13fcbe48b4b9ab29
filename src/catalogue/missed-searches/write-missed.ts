import type { Database } from '@/database/database';
import { SHOP_TIME_ZONE } from '@/domain/dates';

/** Days for which missed searches are kept. */
const KEPT_DAYS = 90;
/** Different texts of a day: machines that try texts must not fill the disk. */
const MAX_TEXTS_A_DAY = 5_000;

const TODAY = `(now() AT TIME ZONE '${SHOP_TIME_ZONE}')::date`;

const COUNT = {
  name: 'count-missed-searches',
  // In order of text, so that two instances cannot deadlock.
  text: `
    INSERT INTO missed_searches AS known (day, text, searches)
    SELECT ${TODAY}, given.text, given.searches
    FROM jsonb_to_recordset($1::jsonb) AS given (text text, searches int)
    WHERE (SELECT count(*) FROM missed_searches WHERE day = ${TODAY}) < ${MAX_TEXTS_A_DAY}
      OR EXISTS (SELECT FROM missed_searches WHERE day = ${TODAY} AND text = given.text)
    ORDER BY given.text
    ON CONFLICT (day, text) DO UPDATE SET searches = known.searches + excluded.searches`,
};

/** Adds to today's counts. */
export async function writeMissed(db: Database, missed: readonly { text: string; searches: number }[]): Promise<void> {
  await db.query({ ...COUNT, values: [JSON.stringify(missed)] });
}

/** A statement for the hourly clean-up. */
export const DELETE_OLD_MISSED_SEARCHES = `DELETE FROM missed_searches WHERE day <= ${TODAY} - ${KEPT_DAYS}`;
