import { limitConcurrency } from '@/runtime/limit-concurrency';

/**
 * Making the hash of a password takes a thread for a fifth of a second, and Node has four for everything: files,
 * compression, new connections to the database. A crowd at the login takes turns, so that the shop goes on beside it; some
 * ten seconds of work may wait.
 */
export const inHashTurn = limitConcurrency({
  atOnce: 2,
  maxWaiting: 50,
  refusal: 'Too many passwords wait to be hashed.',
});
