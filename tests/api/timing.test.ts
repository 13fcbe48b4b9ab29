/** The clock tells nobody whether an account exists. */
import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { type Customer, register, send, times, tryLogin } from '../support/accounts';
import { sharedDatabase } from '../support/database';
import { median, rankProbability } from '../support/rank-test';

/** Eighty hashes one after the other; on a busy machine that takes its time. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const PAIRS = 40;
/** So strict that chance alone fails this file once in two thousand runs. */
const ALPHA = 0.0005;
/** An account is locked at the fifth wrong password; four are tried with each. */
const TRIES = 4;

const rows = sharedDatabase();
const accounts = await times(PAIRS / TRIES, () => register());

type Asked = {
  /** the name that is asked about, of the account that is tried in this pair or of nobody */
  names: Record<'known' | 'unknown', (account: Customer) => string>;
  ask: (name: string) => Promise<Response>;
  status: number;
  /** waits until nothing that the call left behind is under way */
  settle?: (name: string) => Promise<unknown>;
};

/** Asks for both in turn, the first of each pair changing: what one leaves behind meets both alike. */
async function measure({ names, ask, status, settle }: Asked) {
  const taken: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let pair = 0; pair < PAIRS; pair++) {
    const account = accounts[Math.floor(pair / TRIES)];
    if (!account) throw new Error('There is an account for every four pairs.');
    for (const which of pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const name = names[which](account);
      const start = performance.now();
      const response = await ask(name);
      await response.text();
      taken[which].push(performance.now() - start);
      expect(response.status).toBe(status);
      await settle?.(name);
    }
  }
  return taken;
}

const nobody = () => `nobody-${randomUUID()}`;

it('a login takes as long for an unknown name as for a wrong password', async () => {
  const { known, unknown } = await measure({
    names: { known: ({ username }) => username, unknown: nobody },
    ask: (username) => tryLogin({ username, password: 'wrong' }),
    status: 401,
  });

  expect(median(unknown)).toBeGreaterThan(median(known) / 2);
  expect(rankProbability(known, unknown)).toBeGreaterThan(ALPHA);
});

it('a forgotten password is answered as fast for an unknown name as for an account', async () => {
  const { known, unknown } = await measure({
    names: { known: ({ email }) => email, unknown: () => `${nobody()}@example.com` },
    ask: (email) => send('/api/password/forgot/', { body: { email } }),
    status: 202,
    // The mail is written after the answer.
    settle: (name) =>
      vi.waitFor(
        async () => expect(await rows(`SELECT 1 FROM payload_jobs WHERE input->>'name' = $1`, [name])).toEqual([]),
        { timeout: 20_000, interval: 10 },
      ),
  });

  expect(rankProbability(known, unknown)).toBeGreaterThan(ALPHA);
});
