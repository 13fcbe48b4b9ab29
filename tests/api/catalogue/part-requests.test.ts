/** Part requests: asked with pictures, read and answered by the shop's people only. */
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import type { PartRequestsAnswer } from '@/contract/part-requests';
import { MAX_IMAGE_BYTES } from '@/domain/products/image-rules';
import { DELETE_OLD_REQUEST_PICTURES } from '@/part-requests/read-part-requests';
import { partRequestCallWords } from '@/words/fr/orders/part-requests';
import { bearer, send as call } from '../../support/accounts';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createModel } from '../../support/catalogue';
import { createPeople } from '../../support/people';
import { sharedDatabase } from '../../support/running/database';
import { openRival } from '../../support/running/rival';
import { phonePhotograph, photograph } from '../../support/uploads';

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const { staff, clerk, customer } = await createPeople(office, ['staff', 'clerk', 'customer']);

type Asked = {
  phone?: string;
  text?: string;
  model?: string;
  pictures?: readonly (Buffer | Uint8Array)[];
  /** the declared type of the pictures */
  type?: string;
};

function send({
  phone = '0550 12 34 56',
  text = 'Une carte pour ma chaudière',
  model,
  pictures = [],
  type = 'image/jpeg',
}: Asked) {
  const form = new FormData();
  form.set('phone', phone);
  form.set('text', text);
  if (model !== undefined) form.set('model', model);
  for (const bytes of pictures) form.append('pictures', new File([new Uint8Array(bytes)], 'p.jpg', { type }));
  return ask('/api/part-requests/', { method: 'POST', body: form });
}
const made = async (asked: Asked = {}) => (await json<{ number: number }>(await send(asked), 201)).number;
const list = async (query = '', token: string = clerk.office.token) =>
  (await json<PartRequestsAnswer>(await ask(`/api/admin/part-requests/?limit=100${query}`, { headers: bearer(token) })))
    .requests;
const move = (id: number, body: { state: string; from?: string | null }, token: string = clerk.office.token) =>
  call(`/api/admin/part-requests/${id}/`, { method: 'PATCH', token, body });
const picture = (id: number, n: number, headers: Record<string, string> = {}) =>
  ask(`/api/admin/part-requests/${id}/pictures/${n}/`, { headers });

describe('a part request', () => {
  it('has a telephone, a text of several lines, a boiler and pictures', async () => {
    const { slug } = await createModel(office);
    const number = await made({
      text: ' Une carte\navec 5 fils ',
      model: slug,
      pictures: [await photograph('jpeg'), await photograph('jpeg')],
    });

    const found = (await list()).find(({ id }) => id === number);

    expect(found).toMatchObject({
      ...{ number, phone: '0550 12 34 56', text: 'Une carte\navec 5 fils', state: 'new' },
      ...{ model: { slug }, pictures: [1, 2] },
    });
  });

  it('keeps its pictures upright, as WebP, without the place where they were taken', async () => {
    const number = await made({ pictures: [await phonePhotograph()] });

    for (const person of [staff, clerk]) {
      const response = await picture(number, 1, bearer(person.office.token));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      const { format, width, height, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([format, width, height, exif]).toEqual(['webp', 200, 300, undefined]);
    }
  });

  it('takes large pictures of people without an account', async () => {
    const large = await photograph('png', { width: 1400, height: 900 });
    expect(large.length).toBeGreaterThan(1_000_000);
    expect(large.length).toBeLessThan(MAX_IMAGE_BYTES);

    expect(await made({ pictures: [large] })).toBeGreaterThan(0);
  });

  // fetch writes line breaks of a multipart form as two characters by itself, as browsers do for both kinds of forms.
  it.each([
    ['multipart', (text: string) => send({ text })],
    [
      'urlencoded',
      (text: string) =>
        ask('/api/part-requests/', {
          method: 'POST',
          body: new URLSearchParams({ phone: '0550 12 34 56', text: text.replaceAll('\n', '\r\n') }),
        }),
    ],
  ])('counts a line break of a %s form as one character', async (_, sendText) => {
    const text = [...Array<string>(199).fill('a'.repeat(9)), 'a'.repeat(10)].join('\n');
    expect(text).toHaveLength(2_000);

    const { number } = await json<{ number: number }>(await sendText(text), 201);

    expect((await list()).find(({ id }) => id === number)?.text).toBe(text);
    await refusal(await sendText(`${text}a`), 400);
  });

  it.each([
    [{ phone: 'allo' }, 'phone'],
    [{ text: ' \n ' }, 'text'],
    [{ text: 'x'.repeat(2_001) }, 'text'],
    [{ model: 'no-such-model' }, 'model'],
    [{ pictures: Array.from({ length: 5 }, () => Buffer.from('x')) }, 'pictures'],
  ])('is refused for %o', async (asked, field) => {
    const { details } = await refusal(await send(asked), 400);

    expect(Object.keys(details ?? {})).toEqual([field]);
  });

  it.each([
    ['jpeg', 'application/octet-stream'],
    ['png', 'application/octet-stream'],
    ['webp', 'text/plain'],
  ] as const)('takes a %s that is declared as %s: the content decides', async (format, type) => {
    const number = await made({ pictures: [await photograph(format)], type });

    expect((await list()).find(({ id }) => id === number)?.pictures).toEqual([1]);
  });

  it.each([
    [415, 'not-a-picture', Buffer.from('%PDF-1.7')],
    [413, 'large', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(MAX_IMAGE_BYTES)])],
  ] as const)('is refused with %i for a wrong file: %s', async (status, reason, file) => {
    const { details } = await refusal(await send({ pictures: [file] }), status);

    expect(details).toEqual({ pictures: [partRequestCallWords.badPictures([{ name: 'p.jpg', reason }])] });
  });

  it('is refused with the name of each file that cannot be taken', async () => {
    const large = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(MAX_IMAGE_BYTES)]);
    const files = { 'notice.pdf': Buffer.from('%PDF-1.7'), 'bonne.jpg': await photograph('jpeg'), 'grande.jpg': large };
    const form = new FormData();
    form.set('phone', '0550 12 34 56');
    form.set('text', 'Une pièce');
    for (const [name, bytes] of Object.entries(files)) form.append('pictures', new File([new Uint8Array(bytes)], name));

    const { details } = await refusal(await fetch(`${url}/api/part-requests/`, { method: 'POST', body: form }), 413);

    const bad = [
      { name: 'notice.pdf', reason: 'not-a-picture' },
      { name: 'grande.jpg', reason: 'large' },
    ] as const;
    expect(details).toEqual({ pictures: [partRequestCallWords.badPictures(bad)] });
  });

  it.each([
    ['a fourth that is none', async () => Buffer.from('%PDF-1.7')],
    ['a fourth with a head alone', async () => (await photograph('png')).subarray(0, 20)],
  ])('with large pictures and %s is refused before any is decoded', async (_, fourth) => {
    const large = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const started = performance.now();

    await refusal(await send({ pictures: [large, large, large, await fourth()] }), 415);

    // Decoding the three takes several seconds.
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  it('for a boiler that is being deleted is refused once it is', async () => {
    const { id, slug } = await createModel(office);
    const rival = await openRival();
    await rival.query('DELETE FROM boiler_models WHERE id = $1', [id]);

    const answer = send({ model: slug });
    await rival.untilWaitedFor();
    await rival.query('COMMIT');

    expect((await refusal(await answer, 400)).details).toEqual({ model: [partRequestCallWords.unknownModel] });
  });

  it('that is no form is refused in French', async () => {
    const response = await call('/api/part-requests/', { body: { phone: '0550 12 34 56', text: 'Une carte' } });

    const { message } = await refusal(response, 415);
    expect(message).toBe('Le contenu doit être un formulaire (Content-Type: multipart/form-data).');
  });
});

describe('the shop’s people', () => {
  it('set its state, which the audit log records', async () => {
    const number = await made();

    const answered = await json(await move(number, { state: 'answered' }, staff.office.token));
    expect(answered).toMatchObject({ id: number, state: 'answered' });
    expect((await list('&state=answered')).map(({ id }) => id)).toContain(number);
    expect((await list('&state=new')).map(({ id }) => id)).not.toContain(number);
    await refusal(await move(number, { state: 'lost' }), 400);
    await refusal(await move(2_147_483_647, { state: 'closed' }), 404);
    const log = `SELECT action, changes FROM audit_log WHERE subject_type = 'part-requests' AND subject_id = $1 ORDER BY id`;
    expect(await rows(log, [String(number)])).toEqual([
      { action: 'create', changes: { pictures: [null, 0] } },
      { action: 'update', changes: { state: ['new', 'answered'] } },
    ]);
  });

  it('do not undo what somebody else has set meanwhile', async () => {
    const number = await made();
    const seen = { from: 'new' };

    await json(await move(number, { state: 'closed', ...seen }));
    const refused = await refusal(await move(number, { state: 'answered', ...seen }), 409);
    expect(refused.message).toContain('"Closed"');
    // The same press again, after an answer that was lost.
    expect(await json(await move(number, { state: 'closed', ...seen }))).toMatchObject({ state: 'closed' });
    expect(await json(await move(number, { state: 'answered', from: null }))).toMatchObject({ state: 'answered' });
    await refusal(await move(number, { state: 'closed', from: 'lost' }), 400);
  });

  it('alone see its pictures', async () => {
    const number = await made({ pictures: [await photograph('jpeg')] });

    await refusal(await picture(number, 1), 401);
    await refusal(await picture(number, 1, bearer(customer.office.token)), 403);
    await refusal(await picture(number, 2, bearer(clerk.office.token)), 404);
  });
});

it('pictures are deleted after 90 days, the request stays', async () => {
  const [old, recent] = [
    await made({ pictures: [await photograph('jpeg')] }),
    await made({ pictures: [await photograph('jpeg')] }),
  ];
  await rows(`UPDATE part_request_pictures SET created_at = now() - interval '91 days' WHERE request_id = $1`, [old]);
  await rows(`UPDATE part_request_pictures SET created_at = now() - interval '89 days' WHERE request_id = $1`, [
    recent,
  ]);

  await rows(DELETE_OLD_REQUEST_PICTURES);

  const found = await list();
  expect(found.find(({ id }) => id === old)?.pictures).toEqual([]);
  expect(found.find(({ id }) => id === recent)?.pictures).toEqual([1]);
});
