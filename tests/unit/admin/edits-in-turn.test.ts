import { expect, it } from 'vitest';
import { editsInTurn } from '@/admin/lib/edits-in-turn';

type Fee = { price: number; desk: boolean; version: number };

/** A server that refuses an edit of an outdated copy. */
function server(first: Fee) {
  let now = first;
  return {
    now: () => now,
    save: (change: Partial<Fee>) => async (seen: Fee) => {
      await Promise.resolve();
      if (seen.version !== now.version) throw new Error('409');
      now = { ...now, ...change, version: now.version + 1 };
      return now;
    },
  };
}

const FEE = { price: 500, desk: true, version: 1 };

it('two quick edits of the same copy are both saved', async () => {
  const edit = editsInTurn<Fee>();
  const { save, now } = server(FEE);

  await Promise.all([
    edit(1, FEE, save({ price: 600 })),
    edit(1, FEE, save({ desk: false })),
    edit(1, FEE, save({ price: 700 })),
  ]);

  expect(now()).toEqual({ price: 700, desk: false, version: 4 });
});

it('what somebody else has changed is a conflict, and stops no later edit', async () => {
  const edit = editsInTurn<Fee>();
  const { save, now } = server(FEE);
  const mine = await edit(1, FEE, save({ price: 600 }));
  const theirs = await save({ price: 650 })(now());

  await expect(edit(1, mine, save({ desk: false }))).rejects.toThrow('409');
  await edit(1, theirs, save({ desk: false }));

  expect(now()).toEqual({ price: 650, desk: false, version: 4 });
});
