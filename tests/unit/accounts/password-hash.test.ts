/** Hashing passwords takes turns. */
import { expect, it } from 'vitest';
import { queueHashing } from '@/accounts/password-hash';
import { isDatabaseAway } from '@/http/database-away';

it('two are made at a time, in the order of asking, and who comes after fifty that wait is told to come back', async () => {
  const gates = Array.from({ length: 52 }, () => Promise.withResolvers<number>());
  const begun: number[] = [];
  const turns = gates.map(({ promise }, index) =>
    queueHashing(() => {
      begun.push(index);
      return promise;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);

  // one too many: answered 503, like whatever has too little of something
  const refused = await queueHashing(async () => 0).catch((error: unknown) => error);
  expect(isDatabaseAway(refused)).toBe(true);

  for (const [index, { resolve }] of gates.entries()) resolve(index);
  expect(await Promise.all(turns)).toEqual(gates.map((_, index) => index));
  expect(begun).toEqual(gates.map((_, index) => index));
  expect(await queueHashing(async () => 'free again')).toBe('free again');
});

it('work that fails gives its turn on', async () => {
  const failing = [1, 2, 3].map(() => queueHashing(() => Promise.reject(new Error('no'))));

  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await queueHashing(async () => 'free')).toBe('free');
});
