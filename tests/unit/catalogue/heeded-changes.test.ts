import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { heed, remember, setLive } from '@/catalogue/cache';
import { type Announcement, asAnnouncement } from '@/database/notifications';

beforeEach(() => setLive(true));
afterEach(() => setLive(false));

let loads = 0;
const read = async () => {
  await remember({ shelf: 'numbers', key: 'products' }, async () => ({ load: ++loads }));
  return loads;
};

const moved: Announcement = { change: 'catalogue', transaction: 'a' };

describe('a change', () => {
  it('that is heard of twice is forgotten once: what was read in between stays', async () => {
    const before = await read();
    heed(moved);
    expect(await read()).toBe(before + 1);

    heed(moved);

    expect(await read()).toBe(before + 1);
  });

  it.each<[string, Announcement, Announcement]>([
    ['of another transaction', moved, { ...moved, transaction: 'b' }],
    ['of an unknown transaction', { ...moved, transaction: null }, { ...moved, transaction: null }],
    [
      'of the same transaction that concerns more',
      { change: 'details', transaction: 'c' },
      { ...moved, transaction: 'c' },
    ],
  ])('%s is forgotten by itself', async (_, first, second) => {
    heed(first);
    const before = await read();

    heed(second);

    expect(await read()).toBe(before + 1);
  });

  it('that was not made leaves everything', async () => {
    const before = await read();

    heed(null);

    expect(await read()).toBe(before);
  });
});

describe('what is told', () => {
  it.each<[string | undefined, Announcement]>([
    ['stock a-b', { change: 'stock', transaction: 'a-b' }],
    ['details', { change: 'details', transaction: null }],
    ['prices a-b', { change: 'catalogue', transaction: 'a-b' }],
    [undefined, { change: 'catalogue', transaction: null }],
  ])('%s is understood', (told, announcement) => {
    expect(asAnnouncement(told)).toEqual(announcement);
  });
});
