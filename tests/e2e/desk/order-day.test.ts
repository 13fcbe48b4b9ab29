/** A day at the order desk, from twelve orders to the cash of those that were delivered, as clerk and owner work it. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AdminOrder } from '@/contract/admin/orders';
import type { ReportAnswer } from '@/contract/admin/reports';
import { shopDay } from '@/domain/dates';
import { readablePhone } from '@/domain/phone';
import { json } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { cashOf, ofCourier } from '../../support/cash';
import { createCourier } from '../../support/couriers';
import { deskOf } from '../../support/order-desk';
import { orderBody, postOrder } from '../../support/orders';
import { eventually } from '../support/eventually';
import { dialog, question } from '../support/office/back-office';
import { downloaded, orderDialog, ownSurname } from '../support/office/office';
import { overflowOf } from '../support/overflow';
import { askOwn, logInStaff } from '../support/session';
import { it as base } from '../support/test';
import { open, PHONE } from '../support/visitor';

/** Some sixty steps, on a machine that runs other files at the same time. */
const A_DAY_MS = 300_000;

const PRICE = 1_000;
const STOCK = 100;

const it = base
  .extend('clerk', { scope: 'file' }, ({ shop, office }) => logInStaff(shop.url, office, 'clerk'))
  .extend('owner', { scope: 'file' }, ({ shop, office }) => logInStaff(shop.url, office, 'admin'));

const newPhone = () => `0770 ${String(randomInt(1_000_000)).padStart(6, '0')}`;
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Goes to an order, and presses the key of what came out of the call. */
async function call(page: Page, id: number, key: string) {
  await open(page, `/admin?tab=orders&order=${id}`);
  const order = orderDialog(page, id);
  await order.getByRole('group', { name: 'Result of the call' }).waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press(key);
  return order;
}

/** Makes a batch on the packing screen, saves its papers twice and hands it over. */
async function pack(page: Page, { ids, courier, file }: { ids: readonly number[]; courier: string; file: string }) {
  await open(page, `/admin?tab=packing&chosen=${ids.join(',')}`);
  await page.getByText(`${ids.length} selected`).waitFor();
  await page.getByRole('combobox', { name: 'Courier' }).selectOption({ label: courier });
  // The orders have no commune.
  await page.getByText(/^The courier may refuse something/).waitFor();
  await button(page, `Make batch (${ids.length})`).click();
  const batch = page.getByRole('dialog', { name: /^Batch \d+$/ });
  for (const [name, magic] of [
    ['Labels 100 × 150 mm', '%PDF-'],
    ['Labels 100 × 150 mm', '%PDF-'],
    ['Picking list', '%PDF-'],
    ['File for the courier', file],
  ] as const) {
    const { bytes } = await downloaded(page, () => batch.getByRole('button', { name }).click());
    expect(bytes.toString('utf8'), name).toContain(magic);
  }
  await batch.getByRole('button', { name: 'Hand over', exact: true }).click();
  await question(page).getByRole('button', { name: 'Hand over' }).click();
  await batch.getByText('Picked up').first().waitFor();
}

/** Imports what a courier reports, after its trial. */
async function importStates(page: Page, { courier, lines }: { courier: string; lines: readonly string[] }) {
  await open(page, '/admin?tab=packing&view=parcels');
  await button(page, 'Import statuses').click();
  const report = dialog(page, "Import a courier's statuses");
  await report.getByLabel('Courier').selectOption({ label: courier });
  const buffer = Buffer.from(['reference,status', ...lines].join('\n'));
  await report.getByLabel('File').setInputFiles({ name: 'states.csv', mimeType: 'text/csv', buffer });
  await report.getByText('Nothing has changed yet.').waitFor();
  await report.getByRole('button', { name: 'Apply' }).click();
  await report.getByText(`${lines.length} parcels changed.`).waitFor();
}

it('a day ends with stock, cash and report in agreement', { timeout: A_DAY_MS }, async ({
  visit,
  shop,
  office,
  database,
  clerk,
  owner,
}) => {
  const viewport = PHONE;
  const desk = deskOf({ ...office, token: clerk.access });
  const read = (id: number): Promise<AdminOrder> => desk.read(id);
  const [product, first, second] = await Promise.all([
    createProduct(office, { price: PRICE, stock: STOCK }),
    createCourier(office, { profile: 'ecotrack' }),
    createCourier(office),
  ]);
  // An unknown telephone is looked up in vain.
  const page = await visit('/admin?tab=orders', { login: clerk, viewport, isCalm: true, provokes: [404] });

  // ten orders come in by the shop
  const phones = Array.from({ length: 10 }, newPhone);
  const fromShop: number[] = [];
  for (const phone of phones) {
    const body = orderBody(product.id);
    const customer = { ...body.customer, lastName: ownSurname(), phone };
    fromShop.push((await json<{ order_id: number }>(await postOrder(shop.url, { ...body, customer }), 201)).order_id);
  }
  const [called = 0, silent = 0, later = 0, wrong = 0, refused = 0, a = 0, b = 0, c = 0, d = 0, joker = 0] = fromShop;

  // and two by telephone and WhatsApp
  const lastName = ownSurname();
  await button(page, 'New order').click();
  const form = dialog(page, 'New order');
  await form.getByLabel('Telephone *', { exact: true }).fill(newPhone());
  await form.getByLabel('First name *').fill('Lila');
  await form.getByLabel('Last name *').fill(lastName);
  await form.getByLabel('Wilaya *').selectOption({ label: '16 Alger' });
  await form.getByLabel('Commune').selectOption({ index: 2 });
  await form.getByLabel('Address *').fill('4 rue des Oliviers');
  await form.getByRole('combobox', { name: 'Add a product' }).fill(product.title);
  await form.getByRole('option', { name: product.title }).click();
  await form.getByLabel(`Quantity of ${product.title}`).fill('4');
  await button(page, 'Take the order').click();
  await form.waitFor({ state: 'detached' });
  const [byPhone] = (await desk.list({ customer: lastName })).orders;
  const phoned = byPhone?.id ?? 0;
  const written = await json<AdminOrder>(
    await desk.take({ ...orderBody(product.id), source: 'whatsapp', confirmed: true }, randomUUID()),
    201,
  );

  // calls, with all five results
  await (await call(page, called, '1')).getByText('Confirmed: noted.').waitFor();
  await (await call(page, silent, '2')).getByText(/^No answer: noted/).waitFor();
  const callBack = await call(page, later, '3');
  await callBack.getByRole('button', { name: / 9:00\sAM$/ }).click();
  await callBack.getByRole('button', { name: 'Save the call back' }).click();
  await callBack.getByText(/^Call back: noted/).waitFor();
  await (await call(page, wrong, '4')).getByText(/^Wrong number: noted/).waitFor();
  const refusal = await call(page, refused, '5');
  await refusal.getByRole('button', { name: 'Cancel the order' }).click();
  await refusal.getByText('Refused: noted.').waitFor();
  for (const id of [a, b, c, d]) await json(await desk.call(id, { result: 'confirmed' }));
  const states = await Promise.all([called, silent, later, wrong, refused].map(read));
  expect(states.map(({ confirmation }) => confirmation.state)).toEqual([
    'confirmed',
    'to-confirm',
    'call-back',
    'wrong-number',
    'refused',
  ]);

  // the first customer wants three pieces
  await open(page, `/admin?tab=orders&order=${called}`);
  await orderDialog(page, called).getByRole('button', { name: 'Change order' }).click();
  const change = dialog(page, `Change order #${called}`);
  await change.getByLabel(`Quantity of ${product.title}`).fill('3');
  await change.getByLabel('Why *').fill('Wants two more');
  await change.getByRole('button', { name: 'Save changes' }).click();
  await change.waitFor({ state: 'detached' });

  // a joker is blocked, and the order cancelled
  const phone = phones.at(-1) ?? '';
  await open(page, `/admin?tab=customers&search=${encodeURIComponent(phone)}`);
  await button(page, /^Open customer/).click();
  await button(page, 'Block').click();
  const blocking = dialog(page, `Block ${readablePhone(phone)}`);
  await blocking.getByLabel('Reason *').fill('Never at home');
  await blocking.getByRole('button', { name: 'Block' }).click();
  await blocking.waitFor({ state: 'detached' });
  const again = orderBody(product.id);
  const blocked = await postOrder(shop.url, { ...again, customer: { ...again.customer, phone } });
  expect(blocked.status).toBe(403);
  await json(await desk.move(joker, { status: 'cancelled' }));

  // six parcels, three for each of two couriers
  await pack(page, { ids: [called, a, phoned], courier: first.name, file: 'PK' });
  await pack(page, { ids: [b, c, d], courier: second.name, file: 'order_id' });

  // what the couriers report
  await importStates(page, {
    courier: first.name,
    lines: [`${called},livre_non_encaisse`, `${a},livre_non_encaisse`, `${phoned},retour_recu`],
  });
  await importStates(page, { courier: second.name, lines: [`${b},Livré`, `${c},Livré`, `${d},Sorti en livraison`] });
  await eventually(async () => (await Promise.all([called, a, b, c, d].map(read))).map(({ status }) => status)).toEqual(
    ['delivered', 'delivered', 'delivered', 'delivered', 'shipping'],
  );

  // one came back with three of its four pieces whole
  await open(page, `/admin?tab=packing&view=parcels&order=${phoned}`);
  await button(page, `Open the parcel of order #${phoned}`).click();
  const returned = dialog(page, `Parcel of order #${phoned}`);
  await returned.getByRole('combobox', { name: `Pieces of ${product.title} that are sold again` }).selectOption('3');
  await returned.getByLabel('The customer refused it or sent it back').check();
  await returned.getByRole('button', { name: 'Decide', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decide' }).click();
  await returned.getByText(/^3 pieces went back to the stock/).waitFor();

  // the first courier pays 100 dinars less for the first order, which is settled
  const [due, other] = [(await read(called)).total, (await read(a)).total];
  const till = await visit(`/admin?tab=cash&courier=${first.id}`, { login: owner, viewport, isCalm: true });
  await button(till, 'New remittance').click();
  const remitting = dialog(till, 'New remittance');
  await remitting.getByLabel('Reference *').fill(randomUUID());
  await remitting.getByLabel('Amount that arrived *').fill(String(due - 100 + other));
  await remitting.getByLabel('Or type or paste lines').fill(`#${called}\t${due - 100}\n#${a}\t${other}`);
  await remitting.getByRole('button', { name: 'Try' }).click();
  await remitting.getByText('Tried. Nothing is written yet.').waitFor();
  await remitting.getByRole('button', { name: 'Write' }).click();
  await remitting.waitFor({ state: 'detached' });
  await open(till, `/admin?tab=cash&view=parcels&courier=${first.id}`);
  await button(till, `Adjust the cash of order #${called}`).click();
  const adjusting = dialog(till, `Adjust the cash of order #${called}`);
  await adjusting.getByLabel('Reason *').fill('Paid in coins, one short');
  await adjusting.getByRole('button', { name: 'Adjust' }).click();
  await adjusting.waitFor({ state: 'detached' });

  // everything agrees
  const all = await Promise.all([...fromShop, phoned, written.id].map(read));
  const live = all.filter(({ status }) => status !== 'cancelled');
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const pieces = sum(live.flatMap(({ items }) => items.map(({ quantity }) => quantity)));
  const stock = await database.query('SELECT stock::int FROM products WHERE id = $1', [product.id]);
  // The broken piece is gone with the cancelled order.
  expect(stock.rows).toEqual([{ stock: STOCK - pieces - 1 }]);
  const returnedTotal = (await read(phoned)).total;
  expect(ofCourier(await cashOf(office).read(), first)).toMatchObject({
    expected: due + other + returnedTotal,
    collected: due - 100 + other,
    adjustments: 100 + returnedTotal,
    outstanding: 0,
  });
  expect(ofCourier(await cashOf(office).read(), second)).toMatchObject({ collected: 0, parcels: 3 });
  const today = shopDay(new Date());
  const query = `from=${today}&to=${today}&by=product`;
  const report = (await (await askOwn(shop.url, owner.access, `/api/admin/reports/?${query}`)).json()) as ReportAnswer;
  const row = report.rows.find(({ key }) => key === String(product.id));
  expect(row).toMatchObject({
    orders: 12,
    pieces,
    amount: sum(live.map(({ total }) => total)),
    confirmed: all.filter(({ confirmation }) => confirmation.state === 'confirmed').length,
    delivered: 4,
    returned: 1,
  });
  await open(till, `/admin?tab=reports&${query}`);
  await till
    .getByRole('table', { name: /^Report by product/ })
    .getByText(product.title)
    .waitFor();
  expect(await overflowOf(till)).toBeLessThanOrEqual(0);
});
