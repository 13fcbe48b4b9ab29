/**
 * Response times do not reveal whether an account exists. Known and unknown names are asked about in pairs, one right after the
 * other, until the pairs prove that any difference is smaller than an attacker could use. Noise that could hide such a
 * difference asks for more pairs, and at last fails the test: it never passes it.
 */
import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { type Customer, register, send, times, tryLogin } from '../../support/accounts';
import { judge, median } from '../../support/paired-times';
import { sharedDatabase } from '../../support/running/database';

/** On a busy machine hundreds of answers are needed, one after the other. */
vi.setConfig({ testTimeout: 300_000 });

/** Pairs before each look at what they say, and looks at most: a quiet machine needs one or two. */
const PAIRS = 20;
const LOOKS = 10;
/** An account is locked at the fifth wrong password; four are tried with each. */
const TRIES = 4;

const rows = sharedDatabase();

type Which = 'known' | 'unknown';

type Question = {
  /** the name to try: that of this pair's account, or an unknown one */
  names: Record<Which, (account: Customer) => string>;
  ask: (name: string) => Promise<Response>;
  status: number;
  /** the smallest difference that matters, as a share of the answer's time */
  share: number;
  /** waits until nothing that the call left behind is under way */
  settle?: (name: string) => Promise<unknown>;
};

/** Asks for both in turn, the first of each pair changing: what one leaves behind meets both alike. */
async function measure({ names, ask, status, settle }: Question): Promise<Record<Which, number>[]> {
  const accounts = await times(PAIRS / TRIES, () => register());
  const pairs: Record<Which, number>[] = [];
  for (const account of accounts.flatMap((one) => Array<Customer>(TRIES).fill(one))) {
    const pair = { known: 0, unknown: 0 };
    for (const which of pairs.length % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const name = names[which](account);
      const start = performance.now();
      const response = await ask(name);
      await response.text();
      pair[which] = performance.now() - start;
      expect(response.status).toBe(status);
      await settle?.(name);
    }
    pairs.push(pair);
  }
  return pairs;
}

/** @returns the verdict of the pairs, and the milliseconds behind it, for the message of a failure */
async function compare(question: Question) {
  const pairs: Record<Which, number>[] = [];
  for (let look = 1; ; look++) {
    pairs.push(...(await measure(question)));
    const slower = Math.max(
      ...(['known', 'unknown'] as const).map((which) => median(pairs.map((pair) => pair[which]))),
    );
    const matters = question.share * slower;
    const differences = pairs.map(({ known, unknown }) => known - unknown);
    const judged = judge(differences, matters);
    if (judged.verdict !== 'unclear' || look === LOOKS) return { ...judged, matters, pairs: pairs.length };
  }
}

const nobody = () => `nobody-${randomUUID()}`;

it('a login takes as long for an unknown name as for a wrong password', async () => {
  const compared = await compare({
    names: { known: ({ username }) => username, unknown: nobody },
    ask: (username) => tryLogin({ username, password: 'wrong' }),
    status: 401,
    // Nearly all of it is the hash.
    share: 0.25,
  });

  expect(compared).toMatchObject({ verdict: 'same' });
});

it('a forgotten password is answered as fast for an unknown name as for an account', async () => {
  const compared = await compare({
    names: { known: ({ email }) => email, unknown: () => `${nobody()}@example.com` },
    ask: (email) => send('/api/password/forgot/', { body: { email } }),
    status: 202,
    // Half of it is the job that a name might be spared.
    share: 0.4,
    // The mail is written after the answer.
    settle: (name) =>
      vi.waitFor(
        async () => expect(await rows(`SELECT 1 FROM payload_jobs WHERE input->>'name' = $1`, [name])).toEqual([]),
        { timeout: 20_000, interval: 10 },
      ),
  });

  expect(compared).toMatchObject({ verdict: 'same' });
});
