/** The queue for hashing passwords. */
import { expect, it } from 'vitest';
import { queueHashing } from '@/accounts/password-hash';
import { isDatabaseAway } from '@/http/database-away';

it('hashes two at a time, in order, and refuses work once fifty wait', async () => {
  const gates = Array.from({ length: 52 }, () => Promise.withResolvers<number>());
  const begun: number[] = [];
  const jobs = gates.map(({ promise }, index) =>
    queueHashing(() => {
      begun.push(index);
      return promise;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);

  // The queue is full: answered with 503, like any lack of resources.
  const refused = await queueHashing(async () => 0).catch((error: unknown) => error);
  expect(isDatabaseAway(refused)).toBe(true);

  for (const [index, { resolve }] of gates.entries()) resolve(index);
  expect(await Promise.all(jobs)).toEqual(gates.map((_, index) => index));
  expect(begun).toEqual(gates.map((_, index) => index));
  expect(await queueHashing(async () => 'free again')).toBe('free again');
});

it('hands its slot on when hashing fails', async () => {
  const failing = [1, 2, 3].map(() => queueHashing(() => Promise.reject(new Error('no'))));

  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await queueHashing(async () => 'free')).toBe('free');
});
