import { currentSession } from '@/client/session/session';
import { meetAccount } from './meet-account';
import { type MyBoiler, myBoiler } from './my-boiler';
import { dropBoiler } from './remember-boiler';

/** Milliseconds for which a model counts as there. */
const CHECKED_MS = 10 * 60_000;
const checkedAt = new Map<string, number>();

/**
 * Forgets the remembered boiler if the shop no longer has its model. The account remembers a model that got another name.
 * @param isDue looks again, however short ago it did
 * @returns whether the visitor is left without a boiler
 */
export async function forgetIfGone({ slug }: MyBoiler, { isDue = false } = {}): Promise<boolean> {
  const checked = checkedAt.get(slug);
  if (!isDue && checked !== undefined && Date.now() - checked < CHECKED_MS) return false;
  checkedAt.set(slug, Date.now());
  if (!(await isGone(slug)) || myBoiler()?.slug !== slug) return false;
  dropBoiler(slug);
  if (currentSession()) await meetAccount();
  return myBoiler() === null;
}

/** Only the shop's own answer counts, not the page of a network in between. */
async function isGone(slug: string): Promise<boolean> {
  const answer = await fetch(`/api/boilers/${encodeURIComponent(slug)}/`, { method: 'HEAD' }).catch(() => null);
  return answer?.status === 404 && (answer.headers.get('content-type') ?? '').startsWith('application/json');
}
