import type pg from 'pg';
import { CATALOGUE_CHANNEL } from '@/database/notifications';

/** Shorter than the shop needs to answer all of `VARIED` requests, so that no request is answered twice from memory. */
const PULSE_MS = 25;

/**
 * Announces forty times a second a sale of unnamed products: the shop forgets every answer that shows products.
 * @returns a function that stops it
 */
export function startSelling(db: pg.Pool): () => void {
  const timer = setInterval(() => {
    db.query('SELECT pg_notify($1, $2)', [CATALOGUE_CHANNEL, 'stock *']).catch(() => undefined);
  }, PULSE_MS);
  return () => clearInterval(timer);
}
