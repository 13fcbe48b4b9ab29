/**
 * What is done once a transaction is committed: memory forgets what has changed, the worker wakes. It belongs to the transaction, so
 * callers need not remember it, and what is rolled back has no effects.
 */
import { type Announcement, union } from '@/domain/products/catalogue-change';
import { forgetCommitted } from '@/memory/forget';
import { type InTransaction, sessionOf } from './transaction';

/** Must not fail: the change is made, whatever happens now. */
type Effect = () => void;

type Effects = {
  /** what changed in the catalogue, all at once */
  announcement: Announcement | null;
  /** each once, however often it was asked for */
  others: Set<Effect>;
};

/** Kept with the adapter's session, as the server and Next.js each load their own copy of this module. */
const EFFECTS = Symbol.for('effects after commit');

type Session = { [EFFECTS]?: Effects };

/** Does something once the request's transaction is committed; at once outside a transaction. */
export async function afterCommit(req: InTransaction, effect: Effect): Promise<void> {
  const effects = await effectsOf(req);
  if (effects) effects.others.add(effect);
  else effect();
}

/** Lets this instance forget what a change makes stale as soon as it is committed, before PostgreSQL tells all of them. */
export async function forgetAfterCommit(req: InTransaction, change: Announcement): Promise<void> {
  const effects = await effectsOf(req);
  if (effects) effects.announcement = effects.announcement ? union(effects.announcement, change) : change;
  else forgetCommitted(change);
}

/** For the adapter, whose transaction of this session is committed. */
export function runEffects(session: object): void {
  const effects = (session as Session)[EFFECTS];
  if (!effects) return;
  if (effects.announcement) forgetCommitted(effects.announcement);
  for (const effect of effects.others) effect();
}

async function effectsOf(req: InTransaction): Promise<Effects | null> {
  const session: Session | null = await sessionOf(req);
  if (!session) return null;
  session[EFFECTS] ??= { announcement: null, others: new Set() };
  return session[EFFECTS];
}
