import type { Payload } from 'payload';
import type { OwnBoiler } from '@/contract/accounts';
import type { Database } from '@/database/database';
import { lockModel, type ModelRow } from '@/database/locks';
import type { SessionUser } from '@/database/session-user';
import { inTransaction } from '@/database/transaction';

/** The boiler that an account remembers; null without one, or once the model is deleted. */
export async function readOwnBoiler(db: Database, accountId: number): Promise<OwnBoiler | null> {
  const { rows } = await db.query<ModelRow>(
    `SELECT b.id, b.slug, b.brand_slug, b.brand, b.range, b.name
     FROM users u JOIN boiler_models b ON b.id = u.boiler_id WHERE u.id = $1`,
    [accountId],
  );
  return rows[0] ? shownOwnBoiler(rows[0]) : null;
}

/**
 * @param slug of the model; null forgets the boiler
 * @returns undefined if there is no such model
 */
export async function saveOwnBoiler(
  payload: Payload,
  { user, slug }: { user: SessionUser; slug: string | null },
): Promise<OwnBoiler | null | undefined> {
  const { value } = await inTransaction({ payload, user }, async (req) => {
    const model = slug === null ? null : await lockModel(req, slug);
    if (model === undefined) return { keep: false, value: undefined };
    await payload.update({
      collection: 'users',
      id: user.id,
      data: { boiler: model?.id ?? null },
      depth: 0,
      overrideAccess: true,
      req,
    });
    return { keep: true, value: model && shownOwnBoiler(model) };
  });
  return value;
}

function shownOwnBoiler({ id: _, ...boiler }: ModelRow): OwnBoiler {
  return boiler;
}
