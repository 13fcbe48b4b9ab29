import type { AfterErrorHook } from 'payload';
import { COME_BACK_AFTER, isDatabaseAway } from './database-away';
import { textsFor } from './texts';

/** What Payload's own REST answers where the database is away or ended one of two who waited for each other: 503. */
export const comeBackToCms: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseAway(error)) return;
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set('Retry-After', COME_BACK_AFTER);
  // It says itself what cannot be done just now.
  if ('status' in error && error.status === 503) return;
  return { response: { errors: [{ message: textsFor('/admin').unavailable }] }, status: 503 };
};
