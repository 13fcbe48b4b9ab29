import type { AfterErrorHook } from 'payload';
import { ComeBackLaterError } from '@/come-back-later';
import { COME_BACK_AFTER, isDatabaseAway } from './database-away';
import { textsFor } from './texts';

/** What Payload's own REST answers where the database is away or ended one of two who waited for each other: 503. */
export const comeBackToCms: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseAway(error)) return;
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set('Retry-After', COME_BACK_AFTER);
  // One that is ours says by itself what could not be done.
  if (error instanceof ComeBackLaterError) return;
  return { response: { errors: [{ message: textsFor('/admin').unavailable }] }, status: 503 };
};
