/** A quote or a part request whose answer is lost is sent again, and is there once. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { photograph } from '../../support/uploads';
import { cartLine, createGoods } from '../support/cart';
import { answerOnce, loseAnswer } from '../support/requests';
import { it } from '../support/test';
import { PHONE, reload } from '../support/visitor';

const LINE_DOWN = 'Connexion impossible. Vérifiez votre réseau puis réessayez.';

/** The keys of the requests that the page sends to a path from now on. */
function recordKeys(page: Page, path: string): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

it('a quote whose answer is lost is made once, though the page was loaded again', async ({
  visit,
  office,
  database,
}) => {
  // given
  const name = `Amine ${randomUUID()}`;
  const page = await visit('/devis', {
    viewport: PHONE,
    cart: [cartLine(await createGoods(office))],
    provokes: ['failed'],
  });
  const keys = recordKeys(page, '/api/quotes/');
  const ask = async () => {
    await page.getByLabel('Nom et prénom').fill(name);
    await page.getByLabel('Téléphone').fill('0550 12 34 56');
    await page.getByRole('button', { name: 'Établir le devis' }).click();
  };

  // when
  await answerOnce(page, '**/api/quotes/', loseAnswer);
  await ask();
  await page.getByRole('alert').getByText(LINE_DOWN).waitFor();
  await reload(page);
  await ask();

  // then
  await page.waitForURL(/\/devis\/[\w-]{43}$/);
  expect(keys).toEqual([expect.any(String), keys[0]]);
  const { rows: made } = await database.query('SELECT 1 FROM quotes WHERE customer_name = $1', [name]);
  expect(made).toHaveLength(1);
});

it('a part request whose answer is lost is there once, with its picture', async ({ visit, database }) => {
  // given
  const text = `Une carte ${randomUUID()}`;
  const page = await visit('/demande-piece', { viewport: PHONE, provokes: ['failed'] });
  const keys = recordKeys(page, '/api/part-requests/');
  await page.getByLabel('Quelle pièce cherchez-vous ?').fill(text);
  await page.getByLabel(/^Photos/).setInputFiles({
    name: 'plaque.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph('jpeg'),
  });
  await page.getByLabel('Téléphone').fill('0550 12 34 56');
  const send = page.getByRole('button', { name: 'Envoyer ma demande' });

  // when
  await answerOnce(page, '**/api/part-requests/', loseAnswer);
  await send.click();
  await page.getByRole('alert').getByText(LINE_DOWN).waitFor();
  await send.click();

  // then
  await page.getByText(/^Demande n° \d+ envoyée$/).waitFor();
  expect(keys).toEqual([expect.any(String), keys[0]]);
  const { rows: made } = await database.query(
    'SELECT (SELECT count(*)::int FROM part_request_pictures WHERE request_id = r.id) AS pictures FROM part_requests r WHERE text = $1',
    [text],
  );
  expect(made).toEqual([{ pictures: 1 }]);
});
