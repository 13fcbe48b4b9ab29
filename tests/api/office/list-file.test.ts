/** The list of a quick order in a spreadsheet's own file. */
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ListFileAnswer } from '@/contract/buying';
import { MAX_LIST_FILE_BYTES, MAX_QUICK_LINES } from '@/domain/orders/quick-order';
import { frenchTypography } from '@/words/typography';
import { ask, json, refusal } from '../../support/api';
import { begin } from '../../support/running/raw-request';
import { sparseSpreadsheet, spreadsheet } from '../../support/spreadsheet';

const post = (body: FormData | string, headers: Record<string, string> = {}) =>
  ask('/api/quick-order/file/', { method: 'POST', headers, body });

function send(bytes: Uint8Array<ArrayBuffer>, name = 'liste.xlsx') {
  const form = new FormData();
  form.append('file', new File([bytes], name));
  return post(form);
}

const listOf = (lines: number) => Array.from({ length: lines }, (_, line) => [`REF${line}`, line + 1]);

describe('a spreadsheet of a quick order', () => {
  it('is read: the first two columns of its first sheet, each row in its place', async () => {
    const bytes = await spreadsheet([
      ['Référence', 'Quantité', 'Nom'],
      ['S1007300', 2, 'Circulateur'],
      [null, null, null],
      ['0020133816', '3', null],
      [87186445720, null, null],
    ]);

    const { text } = await json<ListFileAnswer>(await send(bytes));

    expect(text).toBe('Référence\tQuantité\nS1007300\t2\n\n0020133816\t3\n87186445720');
  });

  it('may have 200 lines, and is refused with more', async () => {
    const most = await json<ListFileAnswer>(await send(await spreadsheet(listOf(MAX_QUICK_LINES))));
    const refused = await refusal(await send(await spreadsheet(listOf(MAX_QUICK_LINES + 1))), 400);

    expect(most.text.split('\n')).toHaveLength(200);
    expect(refused.details?.file).toEqual([expect.stringContaining('plus de 200 lignes')]);
  });

  it.each([
    ['that is empty', () => spreadsheet([[null]]), 'vide'],
    ['that is text', () => Promise.resolve(strToU8('S1007300;2\n')), 'classeur Excel'],
    ['that is another archive', () => Promise.resolve(zipSync({ 'word/document.xml': strToU8('<x/>') })), 'Excel'],
    ['that is cut off', async () => (await spreadsheet([['A', 1]])).slice(0, 900), 'Excel'],
  ] as const)('%s is refused in French', async (_, file, message) => {
    const { details } = await refusal(await send(new Uint8Array(await file())), 400);

    expect(details?.file).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['with a value in the last row of all', ['A1', 'A1048576'], 'plus de 200 lignes'],
    ['as wide and as long as a sheet can be', ['A1', 'XFD2', 'A19999'], 'classeur Excel'],
  ])('%s is refused, and the shop goes on', async (_, cells, message) => {
    const { details } = await refusal(await send(await sparseSpreadsheet(cells)), 400);

    expect(details?.file).toEqual([expect.stringContaining(message)]);
    expect((await ask('/api/health/')).status).toBe(200);
    expect((await json<ListFileAnswer>(await send(await spreadsheet([['S1007300', 2]])))).text).toBe('S1007300\t2');
  });

  it('with blank rows between its values is read', async () => {
    const { text } = await json<ListFileAnswer>(await send(await sparseSpreadsheet(['A2', 'A900'])));

    expect(text.split('\n').filter((line) => line !== '')).toEqual(['REF1', 'REF1']);
  });

  it('that is too large is refused in French, the whole form too', async () => {
    const file = await refusal(await send(new Uint8Array(MAX_LIST_FILE_BYTES + 1)), 413);
    // Such a form is refused by its length, before it is read.
    const form = await begin('/api/quick-order/file/', {
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '9000000' },
    });

    expect(file.details?.file).toEqual([frenchTypography('Ce fichier dépasse 2 Mo.')]);
    expect(form.status).toBe(413);
    expect(JSON.parse(form.text)).toMatchObject({ message: 'La requête est trop volumineuse.' });
  });

  it('that unpacks to more than two megabytes is refused before it is read', async () => {
    const started = performance.now();
    const padding = { 'xl/other.xml': strToU8(`<x>${'a'.repeat(2_000_000)}</x>`) };
    const parts = unzipSync(await spreadsheet([['A', 1]]));
    const { details } = await refusal(await send(new Uint8Array(zipSync({ ...parts, ...padding }))), 400);

    expect(details?.file).toEqual([expect.stringContaining('classeur Excel')]);
    expect(performance.now() - started).toBeLessThan(25_000);
  });

  it('is one at a time for an address: a second one at once may come again', async () => {
    const bytes = await spreadsheet([['S1007300', 2]]);

    const answers = await Promise.all(Array.from({ length: 4 }, () => send(bytes)));

    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    for (const answer of answers) {
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await send(bytes)).status).toBe(200);
  });

  it('must be a form with a file', async () => {
    const json = await refusal(await post('{}', { 'Content-Type': 'application/json' }), 415);
    const broken = await refusal(await post('--x', { 'Content-Type': 'multipart/form-data; boundary=x' }), 400);
    const empty = await refusal(await post(new FormData()), 400);

    expect(json.message).toContain('Le contenu doit être un formulaire');
    expect(broken.message).toBe("Le corps de la requête n'est pas un formulaire valide.");
    expect(empty.details?.file).toEqual(['Ce champ est obligatoire.']);
  });
});
