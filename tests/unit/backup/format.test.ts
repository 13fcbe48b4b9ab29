import { Readable } from 'node:stream';
import { createGzip, gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { describe, expect, it } from 'vitest';
import { inOrder } from '@/backup/database-contents';
import {
  chunkName,
  END,
  type End as EndOfBackup,
  entryDigest,
  FORMAT,
  MANIFEST,
  pictureName,
  pictureOf,
  tableOf,
} from '@/backup/format';
import { checkBackup } from '@/backup/read-backup';
import { cases } from '../support/cases';

it('the entries of an archive name their table or their picture, and nothing else does', () => {
  expect(tableOf(chunkName('orders_items', 12))).toBe('orders_items');
  expect(pictureOf(pictureName('kept/a-1.webp'))).toBe('kept/a-1.webp');
  for (const name of ['tables/a/1', 'tables/"x"/000001', 'tables/../000001', 'end.json'])
    expect(tableOf(name)).toBeNull();
  for (const name of cases`
    pictures/../secret | pictures/a/../../b.webp | pictures//etc/passwd | pictures/.ssh | pictures/kept/../x.webp
    pictures/deep/a.webp | pictures/shop.tar.gz | pictures/kept/shop.tar.gz
  `) {
    expect(pictureOf(name)).toBeNull();
  }
});

describe('the tables of a backup', () => {
  const table = (name: string) => ({ name, columns: ['id'] });

  it('come after what they refer to', () => {
    const ordered = inOrder(
      [table('items'), table('orders'), table('users')],
      [
        { from: 'items', to: 'orders' },
        { from: 'orders', to: 'users' },
      ],
    );
    expect(ordered.map(({ name }) => name)).toEqual(['users', 'orders', 'items']);
  });

  it('are refused if they reference each other in a cycle', () => {
    const ring = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a' },
    ];
    expect(() => inOrder([table('a'), table('b')], ring)).toThrow(/cycle: a, b/);
  });
});

it('the pictures of a backup are counted before anything is restored', async () => {
  const digest = entryDigest();
  const archive = pack();
  const add = (name: string, content: string) => {
    digest.add(name, Buffer.from(content));
    archive.entry({ name }, content);
  };
  add(MANIFEST, JSON.stringify({ format: FORMAT, made_at: '2026-11-22', migrations: [], tables: [] }));
  add(pictureName('a.webp'), 'a');
  add(pictureName('a.txt'), 'unknown');
  archive.entry(
    { name: END },
    JSON.stringify({ digest: digest.result(), rows: {}, sequences: [], pictures: 2 } satisfies EndOfBackup),
  );
  archive.finalize();

  await expect(checkBackup(archive.pipe(createGzip()))).rejects.toThrow(/2 picture files, .* knows 1/);
});

it.each([
  ['a letter', Buffer.from('a letter')],
  ['empty', Buffer.alloc(0)],
  ['a gzip of a letter', gzipSync('a letter')],
  ['an empty archive', gzipSync(Buffer.alloc(1024))],
])('a file that is not a backup is refused with a message: %s', async (_, content) => {
  await expect(checkBackup(Readable.from([content]))).rejects.toThrow(/backup/);
});
