/** How a reader who lost the line says how far it had come. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from '@/domain/orders/arrival-cursor';
import { cases } from '../../support/cases';

const snapshots = fc
  .uniqueArray(fc.bigInt({ min: 1n, max: 2n ** 40n }), { minLength: 2, maxLength: 12 })
  .map((xids) => xids.toSorted((one, other) => (one < other ? -1 : 1)))
  .map((xids) => `${xids[0]}:${xids.at(-1)}:${xids.slice(0, -1).join(',')}`);
const cursors = fc.record({
  seen: snapshots,
  part: fc.option(fc.record({ snapshot: snapshots, upTo: fc.integer({ min: 0, max: 2_147_483_647 }) })),
});

describe('a cursor', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(cursors, (cursor) => {
        expect(readCursor(writeCursor(cursor))).toEqual(cursor);
      }),
    );
  });

  it.each(['1:1:', '780:790:780,781,789', '1:1:~2:3:2~0'])('may be %s', (text) => {
    expect(readCursor(text)).not.toBeNull();
  });

  it.each(cases`
    ${null} | ${''} | ${' 1:1:'} | x | 0:1: | 2:1: | 1:2:2 | 2:9:1 | 1:9:3,3 | 1:9:4,3 | 1:9:, | 1:9:3, | -1:9: | 1:9
    1:99999999999999999999: | 1:1:~ | 1:1:~1:1: | 1:1:~1:1:~x | 1:1:~1:1:~-1 | 1:1:~1:1:~9999999999 | 1:1:~1:1:~1~
  `)('is not %j', (text) => {
    expect(readCursor(text)).toBeNull();
  });

  it('is never something that PostgreSQL would refuse', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789:,~ x') }), (text) => {
        const cursor = readCursor(text);
        if (!cursor) return;
        for (const snapshot of [cursor.seen, cursor.part?.snapshot ?? '1:1:']) {
          expect(snapshot).toMatch(/^[1-9]?\d+:\d+:(\d+(,\d+)*)?$/);
        }
      }),
    );
  });
});
