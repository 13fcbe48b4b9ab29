/** The back office's screen of part requests: their pictures, and two people at once. */
import type pg from 'pg';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { photograph } from '../../support/uploads';
import { eventually } from '../support/eventually';
import { itOnScreen } from '../support/office/office-test';

const ON_A_PAGE = 20;

/** Requests with a picture each, as high as a screen holds three of. @returns their numbers, the newest first */
async function askForParts(database: pg.Pool, count: number): Promise<number[]> {
  const content = await sharp(await photograph('jpeg'))
    .webp()
    .toBuffer();
  const { rows } = await database.query<{ id: number }>(
    `WITH made AS (
       INSERT INTO part_requests (phone, text) SELECT '0550 12 34 56', repeat(E'Une carte\n', 12) FROM generate_series(1, $1)
       RETURNING id
     ), pictures AS (INSERT INTO part_request_pictures (request_id, position, content) SELECT id, 1, $2 FROM made)
     SELECT id FROM made ORDER BY id DESC`,
    [count, content],
  );
  return rows.map(({ id }) => id);
}

const it = itOnScreen('part-requests', { role: 'clerk', title: 'Part requests' });

describe('pictures of part requests', () => {
  it('are loaded when they come into sight, and given up when they leave the screen', async ({ open, database }) => {
    // given
    const numbers = await askForParts(database, ON_A_PAGE);
    const [first, last] = [numbers[0], numbers.at(-1)];

    // when
    const page = await open();
    const loaded = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/pictures/')) loaded.add(new URL(request.url()).pathname);
    });
    const picture = page.getByRole('button', { name: `Open picture 1 of request ${first}`, exact: true });
    await picture.waitFor();

    // then
    expect(loaded.size).toBeLessThan(ON_A_PAGE / 2);
    expect(loaded).not.toContain(`/api/admin/part-requests/${last}/pictures/1/`);

    // when
    const address = await picture.locator('img').getAttribute('src');
    await page.evaluate(() => {
      const revoke = URL.revokeObjectURL;
      URL.revokeObjectURL = (address) => {
        document.documentElement.dataset.revoked = `${document.documentElement.dataset.revoked ?? ''} ${address}`;
        revoke.call(URL, address);
      };
    });
    await page.getByRole('combobox', { name: `State of request ${last}`, exact: true }).scrollIntoViewIfNeeded();

    // then
    await page.getByRole('button', { name: `Open picture 1 of request ${last}`, exact: true }).waitFor();

    // when
    await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('closed');
    await picture.waitFor({ state: 'detached' });

    // then
    await eventually(() => page.locator('html').getAttribute('data-revoked')).toContain(address);
  });
});

describe('the state of a part request', () => {
  it('is not set over what somebody else has set meanwhile', async ({ open, database }) => {
    // given
    const [number] = await askForParts(database, 1);
    const page = await open({}, { provokes: [409] });
    const state = page.getByRole('combobox', { name: `State of request ${number}`, exact: true });
    await state.waitFor();
    await database.query(`UPDATE part_requests SET state = 'closed' WHERE id = $1`, [number]);

    // when
    await state.selectOption('answered');

    // then
    await page.getByText('Somebody else has set this request to "Closed" meanwhile. Nothing was changed.').waitFor();
    await eventually(() => state.inputValue()).toBe('closed');
    const { rows } = await database.query('SELECT state FROM part_requests WHERE id = $1', [number]);
    expect(rows).toEqual([{ state: 'closed' }]);
  });
});
