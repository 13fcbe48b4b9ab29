/** Cash when several people act at once, and over a long random history: nothing counts twice, nothing is lost, everything adds up. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { times } from '../../support/accounts';
import { ordersOf } from '../../support/admin-orders';
import { json, sharedOffice } from '../../support/api';
import {
  booked,
  cashOf,
  expectBalanced,
  handedOver,
  handedOverOne,
  makeBatch,
  ofCourier,
  remittanceOf,
  remitted,
} from '../../support/cash';
import { eventOf, preparedBatch, sendEvents } from '../../support/parcels';
import { sharedDatabase } from '../../support/running/database';

const office = sharedOffice();
const cash = cashOf(office);
const query = sharedDatabase();

const statuses = (answers: Response[]) => answers.map(({ status }) => status).toSorted((one, other) => one - other);
it('of five remittances with one reference one counts, and of five reversals one', async () => {
  const { courier, parcels, due } = await handedOverOne(office);
  const body = remittanceOf(courier, parcels);

  const answers = await times(5, () => cash.remit(body));
  expect(statuses(answers)).toEqual([201, 409, 409, 409, 409]);
  expect(ofCourier(await cash.read(), courier)).toMatchObject({ collected: due, outstanding: 0 });

  const written = answers.filter(({ status }) => status === 201);
  const { id } = await remitted(at(written, 0));
  expect(statuses(await times(5, () => cash.reverse(id ?? 0)))).toEqual([200, 409, 409, 409, 409]);
  expect(ofCourier(await cash.read(), courier)).toMatchObject({ collected: 0, outstanding: due, parcels: 1 });
});

it('cash that a remittance and two people bring at once is collected once', async () => {
  const { courier, parcels, parcel, due } = await handedOverOne(office);

  const collect = () => cash.collect({ parcel_id: parcel.id, amount: due });
  const [first, second, ...collected] = await Promise.all([
    cash.remit(remittanceOf(courier, parcels)),
    cash.remit(remittanceOf(courier, parcels)),
    collect(),
    collect(),
  ]);

  const verdicts = await Promise.all([first, second].map(remitted));
  const wins = [
    ...verdicts.map((answer) => at(answer.verdicts, 0).verdict === 'equal'),
    ...collected.map(({ status }) => status === 201),
  ];
  expect(wins.filter(Boolean)).toHaveLength(1);
  expect(ofCourier(await cash.read(), courier)).toMatchObject({ expected: due, collected: due, outstanding: 0 });
});

it('a hand-over, a remittance and a loss at once come to the same end', async () => {
  const { courier, batch, parcels } = await makeBatch(office, { count: 4 });
  const due = parcels[0]?.cod_amount ?? 0;

  const [answer] = await Promise.all([
    cash.remit(remittanceOf(courier, parcels)),
    cash.handOver(batch),
    cash.handOver(batch),
  ]);
  await remitted(answer);
  expect(ofCourier(await cash.read(), courier)).toMatchObject({
    expected: 4 * due,
    collected: 4 * due,
    outstanding: 0,
    parcels: 0,
  });

  const rest = await handedOver(office, { count: 3, courier });
  await Promise.all([
    cash.remit(remittanceOf(courier, rest.parcels)).then(remitted),
    ...rest.parcels.map(({ id }) => cash.setState(id, 'lost')),
  ]);
  const sums = ofCourier(await cash.read(), courier);
  // What was closed before it was paid came on top.
  expect(sums).toMatchObject({ expected: 7 * due, collected: 7 * due });
  expect((sums?.outstanding ?? 1) + (sums?.adjustments ?? 0)).toBe(0);
  await expectBalanced(query);
});

it('a hand-over, messages of the courier, a remittance and the old status call at once add up', async () => {
  for (let time = 0; time < 6; time++) {
    const { courier, batch, orderId } = await preparedBatch(office);
    const due = batch.parcels[0]?.cod_amount ?? 0;
    const move = time % 2 === 0 ? 'cancelled' : 'delivered';
    const event = eventOf('Livré', { reference: String(orderId), seconds: 30 });
    const paid = { order_id: orderId, amount: due };

    const [answer, ...others] = await Promise.all([
      cash.remit(remittanceOf(courier, [], { amount: due, lines: [paid] })),
      cash.handOver(batch.id),
      sendEvents(courier, { events: [event] }),
      ordersOf(office).move(orderId, { status: move }),
      sendEvents(courier, { events: [event] }),
    ]);

    await remitted(answer);
    expect(others.map(({ status }) => status)).toEqual([200, 200, expect.toBeOneOf([200, 409]), 200]);
    // In either order: the courier says that it delivered, and paid for that.
    expect(ofCourier(await cash.read(), courier)).toMatchObject({ expected: due, collected: due, outstanding: 0 });
    await expectBalanced(query);
  }
});

/** In centimes, as the test keeps it. */
type Model = { due: number; expected: number; collected: number; adjustments: number; closed: number; isOver: boolean };
const outstanding = ({ expected, collected, adjustments }: Model) => expected - collected - adjustments;

const amount = fc.integer({ min: 1, max: 500_000 });
const step = fc.record({
  action: fc.constantFrom('hand-over', 'shop', 'lost', 'found', 'collect', 'adjust', 'remit', 'pay', 'reverse'),
  parcel: fc.nat(5),
  amount,
});

it('over 200 random steps, every sum is what the steps add up to', { timeout: 180_000 }, async () => {
  const prices = [1234.56, 99.9];
  const made = await Promise.all(prices.map((price) => makeBatch(office, { count: 3, price })));
  const parcels = made.flatMap(({ courier, parcels }) => parcels.map((parcel) => ({ courier, parcel })));
  const nothing = { expected: 0, collected: 0, adjustments: 0, closed: 0, isOver: false };
  const models = parcels.map(({ parcel }): Model => ({ ...nothing, due: Math.round(parcel.cod_amount * 100) }));
  const remittances: { id: number; paid: [index: number, centimes: number][] }[] = [];

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 200, maxLength: 200 }), async (steps) => {
      for (const each of steps) {
        await take(each);
        await expectSums();
      }
    }),
    { numRuns: 1, endOnFailure: true },
  );
  await expectBalanced(query);

  async function take({ action, parcel: index, amount }: { action: string; parcel: number; amount: number }) {
    const [{ courier, parcel }, model] = [at(parcels, index), at(models, index)];
    const dinars = amount / 100;
    switch (action) {
      case 'hand-over':
      case 'found': {
        await cash.setState(parcel.id, 'in_transit');
        [model.expected, model.isOver] = [model.due, false];
        [model.adjustments, model.closed] = [model.adjustments - model.closed, 0];
        return;
      }
      case 'shop': {
        await cash.setState(parcel.id, 'created');
        [model.expected, model.isOver] = [0, false];
        [model.adjustments, model.closed] = [model.adjustments - model.closed, 0];
        return;
      }
      case 'lost': {
        await cash.setState(parcel.id, 'lost');
        // It was never in the courier's hands before: the loss says so.
        model.expected = model.due;
        if (!model.isOver || model.closed === 0) {
          model.closed = Math.max(0, outstanding(model));
          model.adjustments += model.closed;
        }
        model.isOver = true;
        return;
      }
      case 'collect': {
        const answer = await cash.collect({ parcel_id: parcel.id, amount: dinars });
        const isPaid = model.collected > 0 && outstanding(model) <= 0 && outstanding(model) !== amount;
        expect(answer.status).toBe(isPaid ? 409 : 201);
        if (!isPaid) model.collected += amount;
        return;
      }
      case 'adjust': {
        const signed = amount % 2 === 0 ? amount : -amount;
        await booked(await cash.adjust({ parcel_id: parcel.id, amount: signed / 100, reason: 'random' }));
        model.adjustments += signed;
        return;
      }
      case 'remit':
      case 'pay': {
        const mine = parcels.flatMap((other, place) => (other.courier.id === courier.id ? [place] : []));
        const lines = mine.map((place) => ({
          order_id: at(parcels, place).parcel.order_id,
          amount: action === 'pay' ? dinars : Math.max(0, outstanding(at(models, place))) / 100,
        }));
        const total = lines.reduce((sum, line) => sum + line.amount, 0);
        const { id, verdicts } = await remitted(
          await cash.remit({ courier: courier.id, reference: randomUUID(), date: '2026-11-22', amount: total, lines }),
        );
        const paid = verdicts.map(({ verdict, paid: amount }, place): [number, number] => [
          at(mine, place),
          verdict === 'already-paid' ? 0 : Math.round(amount * 100),
        ]);
        for (const [place, centimes] of paid) at(models, place).collected += centimes;
        remittances.push({ id: id ?? 0, paid });
        return;
      }
      default: {
        const last = remittances.pop();
        if (!last) return;
        await json(await cash.reverse(last.id));
        for (const [place, centimes] of last.paid) at(models, place).collected -= centimes;
      }
    }
  }

  async function expectSums() {
    const report = await cash.read();
    for (const { courier } of made) {
      const mine = models.filter((_, index) => at(parcels, index).courier.id === courier.id);
      const sum = (of: (model: Model) => number) => mine.reduce((total, model) => total + of(model), 0) / 100;
      const expected = {
        expected: sum(({ expected }) => expected),
        collected: sum(({ collected }) => collected),
        adjustments: sum(({ adjustments }) => adjustments),
        outstanding: sum(outstanding),
        parcels: mine.filter((model) => outstanding(model) !== 0).length,
      };
      expect(ofCourier(report, courier) ?? { ...expected, parcels: 0 }).toMatchObject(expected);
    }
    const cents = (dinars: number) => Math.round(dinars * 100);
    expect(cents(report.expected)).toBe(
      cents(report.collected) + cents(report.outstanding) + cents(report.adjustments),
    );
  }
});

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`There is no entry ${index}.`);
  return found;
}
