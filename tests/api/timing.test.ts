/** The clock tells nobody whether an account exists. */
import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { register, send, times, tryLogin } from '../support/accounts';
import { median, rankProbability } from '../support/rank-test';

/** Eighty hashes one after the other; on a busy machine that takes its time. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const PAIRS = 40;
/** So strict that chance alone fails this file once in two thousand runs. */
const ALPHA = 0.0005;
/** An account is locked at the fifth wrong password; four are tried with each. */
const TRIES = 4;

const accounts = await times(PAIRS / TRIES, () => register());

/** Asks for both in turn, the first of each pair changing: what one leaves behind meets both alike. */
async function measure(
  ask: { known: (index: number) => Promise<Response>; unknown: () => Promise<Response> },
  status: number,
) {
  const taken: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let index = 0; index < PAIRS; index++) {
    for (const which of index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const start = performance.now();
      const response = await ask[which](index);
      await response.text();
      taken[which].push(performance.now() - start);
      expect(response.status).toBe(status);
    }
  }
  return taken;
}

const nobody = () => `nobody-${randomUUID()}`;

it('a login takes as long for an unknown name as for a wrong password', async () => {
  const { known, unknown } = await measure(
    {
      known: (index) => tryLogin({ username: accounts[Math.floor(index / TRIES)]?.username ?? '', password: 'wrong' }),
      unknown: () => tryLogin({ username: nobody(), password: 'wrong' }),
    },
    401,
  );

  expect(median(unknown)).toBeGreaterThan(median(known) / 2);
  expect(rankProbability(known, unknown)).toBeGreaterThan(ALPHA);
});

it('a forgotten password is answered as fast for an unknown name as for an account', async () => {
  const forget = (email: string) => send('/api/password/forgot/', { body: { email } });

  const { known, unknown } = await measure(
    {
      known: (index) => forget(accounts[Math.floor(index / TRIES)]?.email ?? ''),
      unknown: () => forget(`${nobody()}@example.com`),
    },
    202,
  );

  expect(rankProbability(known, unknown)).toBeGreaterThan(ALPHA);
});
