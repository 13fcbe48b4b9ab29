/** Couriers' files with headings, dates and names as they really come: what is read, asked, remembered and refused. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { RemittanceAnswer } from '@/contract/admin/cash';
import type { ImportAnswer } from '@/contract/admin/parcels';
import { bearer } from '../../support/accounts';
import { form } from '../../support/admin-calls';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { cashOf, handedOver, ofCourier } from '../../support/cash';
import { imported, parcelsOf, preparedBatch } from '../../support/parcels';

const office = sharedOffice();
const parcels = parcelsOf(office);
const cash = cashOf(office);

const moment = (days: number) => new Date(Date.now() + days * 86_400_000);
const algiers = (date: Date) => new Date(date.getTime() + 3_600_000).toISOString();
const french = (date: Date) => algiers(date).slice(0, 10).split('-').reverse().join('/');
const ago = (days: number) => `${french(moment(-days))} 10:00`;

function remit(courier: number, file: string, fields: Record<string, string>) {
  const body = { courier: String(courier), reference: randomUUID(), date: '2026-11-22', ...fields };
  return ask('/api/admin/remittances/', {
    method: 'POST',
    headers: bearer(office.token),
    body: form({ file: new File([file], 'payment.csv'), ...body }),
  });
}

async function twoParcels() {
  const { courier, parcels } = await handedOver(office, { count: 2 });
  const [one, two] = parcels;
  if (!one || !two) throw new Error('There are two parcels.');
  return { courier, one, two };
}

/** The courier's latest news: what is older moves the parcel no more. */
async function outForDelivery(courier: number, orderId: number): Promise<void> {
  const soon = new Date(Date.now() + 60_000).toISOString();
  await imported(parcels.importFile(courier, `reference,status,date\n${orderId},Sorti en livraison,${soon}\n`));
}

const answered = async (answer: Promise<Response>) => json<ImportAnswer>(await answer);
const fieldsOf = ({ columns }: Pick<ImportAnswer, 'columns'>) => columns.map(({ field }) => field);

describe('the columns of a file of states', () => {
  it('are known as couriers call them', async () => {
    const { courier, parcelId } = await preparedBatch(office, { isHandedOver: true });
    await json(await parcels.change(parcelId, { tracking: `K-${parcelId}` }));
    const soon = algiers(moment(0.1)).slice(0, 16).replace('T', ' ');
    const file = (word: string, at: string) =>
      `N° de suivi;Etat du colis;Date du dernier statut;Client\nk-${parcelId};${word};${at};X\n`;

    const read = await answered(parcels.importFile(courier.id, file('Sorti en livraison', soon)));
    const old = await imported(parcels.importFile(courier.id, file('En transit', ago(3))));

    expect(fieldsOf(read)).toEqual(['tracking', 'status', 'date', null]);
    expect(read.sample).toEqual([[`k-${parcelId}`, 'Sorti en livraison', soon, 'X']]);
    expect([read.lines[0]?.verdict, old[0]?.verdict]).toEqual(['updated', 'same']);
    expect((await parcels.read(parcelId)).state).toBe('out_for_delivery');
  });

  it('are asked where they are not known, written only then, and remembered for that courier', async () => {
    const { courier, parcelId, orderId } = await preparedBatch(office, { isHandedOver: true });
    const other = await preparedBatch(office, { isHandedOver: true });
    const file = (id: number, at: string) => `Bon;Où en est-il;Vu le\n${id};Livré;${at}\n`;
    const columns = [
      { heading: 'Bon', field: 'reference' },
      { heading: 'Où en est-il', field: 'status' },
      { heading: 'Vu le', field: 'date' },
    ];

    const asked = await refusal(await parcels.importFile(courier.id, file(orderId, ago(0))), 400);
    expect(asked).toMatchObject({
      columns_needed: true,
      details: {
        file: [expect.any(String)],
        columns: columns.map(({ heading }) => ({ heading, field: null })),
        sample: [[String(orderId), 'Livré', ago(0)]],
        needed: [['reference', 'tracking'], ['status']],
        fields: expect.arrayContaining(['reference', 'tracking', 'status', 'date', 'reason']),
      },
    });
    const partly = JSON.stringify({ Bon: 'reference', 'Où en est-il': 'status' });
    const date = await refusal(await parcels.importFile(courier.id, file(orderId, ago(0)), { columns: partly }), 400);
    expect(date.details).toMatchObject({ needed: [['date']] });
    expect((await parcels.read(parcelId)).events).toHaveLength(1);

    const whole = { columns: JSON.stringify(columns) };
    const soon = algiers(moment(0.1)).slice(0, 16);
    const tried = await answered(parcels.importFile(courier.id, file(orderId, soon), { ...whole, try: 'true' }));
    expect(tried).toMatchObject({ columns, lines: [{ verdict: 'updated' }] });
    await refusal(await parcels.importFile(courier.id, file(orderId, soon)), 400);
    expect(await imported(parcels.importFile(courier.id, file(orderId, soon), whole))).toEqual(tried.lines);

    const next = await answered(parcels.importFile(courier.id, file(orderId, soon)));
    expect(next).toMatchObject({ columns, lines: [{ verdict: 'same' }] });
    await refusal(await parcels.importFile(other.courier.id, file(other.orderId, soon)), 400);
  });

  it('are refused if the answer about them is not one', async () => {
    const { courier } = await preparedBatch(office);
    const twice = JSON.stringify({ a: 'status', b: 'status' });
    for (const columns of ['status', '[1]', '{"a":"price"}', '[{"heading":1,"field":"date"}]', twice]) {
      const answer = await refusal(await parcels.importFile(courier.id, 'a;b\n1;2\n', { columns }), 400);
      expect(answer.details).toHaveProperty('columns');
    }
  });
});

describe('a file without dates', () => {
  it('may say when its news is from, and never outranks what came later', async () => {
    const { courier, parcelId, orderId } = await preparedBatch(office, { isHandedOver: true });
    const file = (word: string) => `reference,status,Passage\n${orderId},${word},Alger\n`;
    await outForDelivery(courier.id, orderId);

    await refusal(await parcels.importFile(courier.id, file('Centre')), 400);
    const old = await imported(parcels.importFile(courier.id, file('Centre'), { news_from: french(moment(-2)) }));
    const wrong = await refusal(await parcels.importFile(courier.id, file('Centre'), { news_from: 'hier' }), 400);
    const far = french(moment(3));
    const future = await refusal(await parcels.importFile(courier.id, file('Centre'), { news_from: far }), 400);

    expect(old).toMatchObject([{ verdict: 'same' }]);
    for (const { details } of [wrong, future]) expect(details).toHaveProperty('news_from');
    expect((await parcels.read(parcelId)).state).toBe('out_for_delivery');
  });

  it('moves a parcel only further, never back to where it was', async () => {
    const { courier, parcelId, orderId } = await preparedBatch(office, { isHandedOver: true });
    const send = async (word: string) =>
      (await imported(parcels.importFile(courier.id, `reference,status\n${orderId},${word}\n`)))[0];
    await send('Tentative échouée');
    await json(await parcels.change(parcelId, { state: 'out_for_delivery' }));

    expect(await send('Tentative échouée')).toMatchObject({ verdict: 'same' });
    expect(await send('Centre')).toMatchObject({ verdict: 'same', message: expect.stringMatching(/no date/) });
    expect((await parcels.read(parcelId)).state).toBe('out_for_delivery');
    expect(await send('Livré')).toMatchObject({ verdict: 'updated' });
  });
});

describe('the dates of a file of states', () => {
  it('are those of spreadsheets and people; what is none, far ahead or long ago is refused at its line', async () => {
    const { courier, parcelId, orderId } = await preparedBatch(office, { isHandedOver: true });
    await outForDelivery(courier.id, orderId);
    const serial = Math.floor((Date.now() + 3_600_000) / 86_400_000) + 25_569;
    const good = [`${serial - 2}.5`, ago(2), '3 nov. 2026 14h05'];
    const bad = ['soon', '1999-12-31', `${serial + 3}`, french(moment(2)), '2026-02-30'];
    const file = ['reference;status;date', ...[...good, ...bad].map((date) => `${orderId};Centre;${date}`)].join('\n');

    const lines = await imported(parcels.importFile(courier.id, file));

    expect(lines.map(({ verdict }) => verdict)).toEqual([...good.map(() => 'same'), ...bad.map(() => 'refused')]);
    expect(lines[good.length + 3]?.message).toMatch(/more than a day ahead$/);
    const { events, state } = await parcels.read(parcelId);
    expect(state).toBe('out_for_delivery');
    expect(events).toHaveLength(2 + good.length);
    expect(events.map(({ at }) => at)).toContain(
      new Date(`${algiers(moment(-2)).slice(0, 10)}T11:00:00Z`).toISOString(),
    );
  });

  it('are not guessed where some have the month first', async () => {
    const { courier, orderId } = await preparedBatch(office, { isHandedOver: true });
    await outForDelivery(courier.id, orderId);
    const dates = ['11/20/2026', '11/05/2026', '2026-11-05'];
    const file = ['reference;status;date', ...dates.map((date) => `${orderId};Centre;${date}`)].join('\n');

    const lines = await imported(parcels.importFile(courier.id, file));

    expect(lines).toMatchObject([
      { verdict: 'refused', message: expect.stringMatching(/not a date/) },
      { verdict: 'refused', message: expect.stringMatching(/two ways/) },
      { verdict: 'same' },
    ]);
  });
});

describe('a line whose tracking number and reference contradict each other', () => {
  it('is refused in a file of states, and moves neither parcel', async () => {
    const { courier, batch, prepared } = await preparedBatch(office, { orders: 2, isHandedOver: true });
    const [one, two] = prepared.map(({ orderId }) => orderId);
    const [first, second] = batch.parcels.map(({ id }) => id);
    await json(await parcels.change(first ?? 0, { tracking: `C-${one}` }));
    const foreign = await preparedBatch(office, { isHandedOver: true });
    await json(await parcels.change(foreign.parcelId, { tracking: `F-${one}` }));
    const soon = new Date(Date.now() + 60_000).toISOString();
    const file = [
      'reference,tracking,status,date',
      `${two},c-${one},Livré,${soon}`,
      `${two},F-${one},Livré,${soon}`,
      `${one},N-${one},Livré,${soon}`,
      `${two},n-${one},Livré,${soon}`,
    ].join('\n');

    const tried = await imported(parcels.importFile(courier.id, file, { try: 'true' }));
    const lines = await imported(parcels.importFile(courier.id, file));

    expect(lines.map(({ verdict }) => verdict)).toEqual(Array(4).fill('refused'));
    expect(tried).toEqual(lines);
    for (const order of [one, two]) expect(lines[0]?.message).toContain(String(order));
    expect(lines[1]?.message).toContain(String(foreign.orderId));
    for (const id of [first, second, foreign.parcelId]) expect((await parcels.read(id ?? 0)).state).toBe('picked_up');
    const right = `reference,tracking,status,date\n${one},C-${one},Livré,${soon}\n`;
    expect(await imported(parcels.importFile(courier.id, right))).toMatchObject([{ verdict: 'updated' }]);
  });

  it('is refused in a remittance, from a file and from lines, and books nothing', async () => {
    const { courier, one, two } = await twoParcels();
    const due = one.cod_amount;
    const file = `tracking;reference;amount\n${one.tracking};${two.order_id};${due}\n`;
    const lines = [{ tracking: one.tracking, order_id: two.order_id, amount: due }];

    const attempts: Record<string, string>[] = [{ try: 'true' }, {}];
    for (const fields of attempts) {
      const answer = await refusal(await remit(courier.id, file, { amount: String(due), ...fields }), 400);
      expect(answer.message).toMatch(new RegExp(`Line 2: .*${one.order_id}.*${two.order_id}`));
    }
    const listed = await refusal(
      await cash.remit({ courier: courier.id, reference: randomUUID(), date: '2026-11-22', amount: due, lines }),
      400,
    );
    expect(listed.details).toHaveProperty('lines');
    expect(ofCourier(await cash.read(), courier)?.collected).toBe(0);
  });
});

it('the columns of a remittance are asked and remembered for the courier', async () => {
  const { courier, one, two } = await twoParcels();
  const file = ({ tracking, cod_amount }: typeof one) => `Colis;Versé net client\n${tracking};${cod_amount}\n`;
  const columns = JSON.stringify([
    { heading: 'Colis', field: 'tracking' },
    { heading: 'Versé net client', field: 'amount' },
  ]);
  const amount = { amount: String(one.cod_amount) };

  const asked = await refusal(await remit(courier.id, file(one), amount), 400);
  expect(asked.details).toMatchObject({ needed: [['reference', 'tracking'], ['amount']] });
  const done = await json<RemittanceAnswer>(await remit(courier.id, file(one), { ...amount, columns }), 201);
  const next = await json<RemittanceAnswer>(
    await remit(courier.id, file(two), { amount: String(two.cod_amount) }),
    201,
  );

  for (const answer of [done, next]) expect(answer.verdicts).toMatchObject([{ verdict: 'equal' }]);
  expect(next.columns?.map(({ field }) => field)).toEqual(['tracking', 'amount']);
});
