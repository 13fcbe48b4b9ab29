import type { Payload } from 'payload';
import type { SessionUser } from '@/database/session-user';
import { mayEditCatalogue } from '@/domain/roles';
import { env } from '@/env';
import { acceptToken } from './accepted-token';
import { isRecentlyConfirmed } from './confirm-password';
import { hasSecondFactor } from './second-factor';
import { keepSession } from './session-life';

/** The rules of sessions, for the wrapper of the calls (src/http/authenticate.ts) and for pages of the back office. */
export const sessionGuard = {
  accept: async (token: string) => (await acceptToken(token))?.token ?? token,
  keep: (payload: Payload, { _sid: id }: SessionUser) => (id ? keepSession(payload, id) : Promise.resolve(true)),
  isRecentlyConfirmed: (payload: Payload, { _sid: id }: SessionUser) => isRecentlyConfirmed({ payload }, id),
  lacksFactor: async (payload: Payload, user: SessionUser) =>
    env.STAFF_TWO_FACTOR === 'required' && mayEditCatalogue(user) && !(await hasSecondFactor(payload.db.pool, user.id)),
};
