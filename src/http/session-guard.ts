import type { Payload } from 'payload';
import type { SessionUser } from '@/database/session-user';

/** What the calls ask of the accounts about whoever holds a token; the accounts answer it (src/accounts/session-guard.ts). */
export type SessionGuard = {
  /** @returns the token as Payload is to see it */
  accept: (token: string) => Promise<string>;
  /** @returns false where the session has lived or lain too long, and was ended */
  keep: (payload: Payload, user: SessionUser) => Promise<boolean>;
  /** whether the password was entered in this session a short while ago */
  isRecentlyConfirmed: (payload: Payload, user: SessionUser) => Promise<boolean>;
  /** whether the shop asks this person for a second factor that is not set up yet */
  lacksFactor: (payload: Payload, user: SessionUser) => Promise<boolean>;
};
