/** Calling customers at the order desk: results, claims of two clerks, and a line that is dead. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { expectFit } from '../support/fit';
import { isFocused } from '../support/keyboard';
import { orderDialog, ownSurname, rowOf, shownOrders } from '../support/office/office';
import { it as base } from '../support/office/orders-screen';
import { answerOnce, loseAnswer } from '../support/requests';
import { logInStaff } from '../support/session';
import { PHONE, reload, type VisitOptions } from '../support/visitor';

const it = base.extend('call', ({ list, clerk }) => async (options: VisitOptions = {}) => {
  const listed = await list({ query: '&queue=to-confirm', login: clerk, ...options });
  return { ...listed, dialog: await openOrder(listed.page, listed.id) };
});

const CALLS = '**/api/admin/orders/*/calls/';
const result = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Result of the call' }).getByRole('button', { name });

/** Opens an order from the list, so that closing it leads back there. */
async function openOrder(page: Page, id: number) {
  await page.getByRole('button', { name: `Open order #${id}`, exact: true }).click();
  const dialog = orderDialog(page, id);
  await dialog.getByRole('heading', { name: 'Order Summary' }).waitFor();
  return dialog;
}

describe('the result of a call', () => {
  it('is one key, is said with the next call, and leads to the next order', async ({ read, clerk, place, open }) => {
    // given
    const lastName = ownSurname();
    const first = await place({ customer: { lastName } });
    const second = await place({ customer: { lastName } });
    const page = await open(`&queue=to-confirm&q=${lastName}`, { login: clerk });
    await eventually(() => shownOrders(page)).toEqual([first.id, second.id]);
    const dialog = await openOrder(page, first.id);

    // when: the customer does not answer
    await page.keyboard.press('2');

    // then
    await dialog.getByText(/^No answer: noted\. Next call /).waitFor();
    const timeline = dialog.getByRole('list', { name: 'Status history' }).getByRole('listitem');
    await timeline.filter({ hasText: 'Call: No answer' }).getByText(`by ${clerk.user.username}`).waitFor();
    expect((await read(first.id)).confirmation).toMatchObject({ attempts: 1, state: 'to-confirm' });

    // when: the next due order is offered at once, wherever the shop has one
    const next = dialog.getByRole('button', { name: /^Next call: #\d+/ });
    await eventually(() => isFocused(next)).toBe(true);
    const number = Number(/#(\d+)/.exec(await next.innerText())?.[1]);
    await page.keyboard.press('Enter');

    // then
    await orderDialog(page, number).getByRole('heading', { name: 'Order Summary' }).waitFor();
    expect(number).not.toBe(first.id);
    await eventually(async () => (await read(number)).confirmation.claimed_by).toBe(clerk.user.username);
    await page.keyboard.press('Escape');

    // when: the customer says yes
    const other = await openOrder(page, second.id);
    await result(page, 'Confirmed').click();
    // then
    await other.getByText('Confirmed: noted.').waitFor();
    expect(await read(second.id)).toMatchObject({ status: 'processing', confirmation: { state: 'confirmed' } });
    await page.keyboard.press('Escape');
    await eventually(() => shownOrders(page)).toEqual([first.id]);
    await page.getByRole('button', { name: /^To pack/ }).click();
    await eventually(() => shownOrders(page)).toEqual([second.id]);
    expect(new URL(page.url()).searchParams.get('queue')).toBe('to-pack');
  });

  it('that asks for a moment is saved with it', async ({ read, call }) => {
    // given
    const { page, id, dialog } = await call({ isCalm: true });
    await page.keyboard.press('3');
    const save = dialog.getByRole('button', { name: 'Save the call back' });
    await save.waitFor();
    expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);

    // when: without a moment
    await save.click();
    // then
    await dialog.getByText('Choose a moment in the future.').waitFor();

    // when
    await dialog.getByRole('button', { name: / 9:00\sAM$/ }).click();
    expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
    await dialog.getByLabel('Note (optional)').fill('After the prayer');
    await save.click();

    // then
    await dialog.getByText(/^Call back: noted\. Next call .* at 9:00\sAM\.$/).waitFor();
    expect((await read(id)).confirmation).toMatchObject({ state: 'call-back', calls: [{ note: 'After the prayer' }] });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Call back/ }).click();
    await rowOf(page, id)
      .getByText(/^Call at /)
      .waitFor();
  });

  it('that cancels the order says so first, and keeps the reason', async ({ read, call }) => {
    const { page, id, dialog } = await call();

    await page.keyboard.press('5');
    await dialog.getByText('The customer refuses: the order is cancelled and its pieces go back into stock.').waitFor();
    await dialog.getByLabel('Note (optional)').fill('Found it cheaper');
    expect((await read(id)).status).toBe('pending');
    await dialog.getByRole('button', { name: 'Cancel the order' }).click();

    await dialog.getByText('Refused: noted.').waitFor();
    await dialog.getByRole('list', { name: 'Status history' }).getByText('Found it cheaper').waitFor();
    expect(await read(id)).toMatchObject({ status: 'cancelled', confirmation: { state: 'refused' } });
    expect(await result(page, 'Confirmed').count()).toBe(0);

    // and: the order has left the list, so the focus cannot return to its row
    await page.getByText('Nothing to do here').or(page.getByText('No orders found')).waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => isFocused(page.getByRole('heading', { level: 1, name: 'Orders' }))).toBe(true);
  });

  it('is no key that is typed into a field; a note is', async ({ read, clerk, call }) => {
    const { page, id, dialog } = await call();
    const note = dialog.getByRole('textbox', { name: 'New note' });

    await note.focus();
    await page.keyboard.type('1 call at 15:00');
    await page.keyboard.press('Control+Enter');

    const timeline = dialog.getByRole('list', { name: 'Status history' }).getByRole('listitem');
    await timeline.filter({ hasText: '1 call at 15:00' }).getByText(`by ${clerk.user.username}`).waitFor();
    expect(await note.inputValue()).toBe('');
    expect(await read(id)).toMatchObject({ status: 'pending', notes: [{ text: '1 call at 15:00' }] });
  });

  it('is under the thumb on a phone', async ({ read, call }) => {
    const { page, id, dialog } = await call({ viewport: PHONE, isCalm: true });
    const button = result(page, 'Wrong number');
    const box = await button.boundingBox();
    expect(box?.y).toBeGreaterThan(PHONE.height / 2);
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
    await expectFit(page, '[role=dialog]');

    await button.click();

    await dialog.getByText('Wrong number: noted. No further call is planned.').waitFor();
    expect((await read(id)).confirmation.state).toBe('wrong-number');
  });
});

it('the tab that is open is in sight on a phone', async ({ clerk, open }) => {
  const page = await open('', { login: clerk, viewport: PHONE });
  const tab = page.getByRole('navigation', { name: 'Queues' }).getByRole('button', { name: /^All/ });
  await tab.getByText(/^\d+$/).waitFor();

  await eventually(async () => {
    const box = await tab.boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= PHONE.width;
  }).toBe(true);
});

describe('two clerks', () => {
  it('never call one customer: an order that one has opened is closed to the other until it is left', async ({
    shop,
    office,
    clerk,
    read,
    open,
    call,
  }) => {
    // given
    const { page, id, lastName } = await call();
    await eventually(async () => (await read(id)).confirmation.claimed_by).toBe(clerk.user.username);

    // when
    const login = await logInStaff(shop.url, office, 'clerk');
    const other = await open(`&queue=to-confirm&q=${lastName}`, { login });

    // then
    await rowOf(other, id).getByText(`Claimed by ${clerk.user.username}`).waitFor();
    const dialog = await openOrder(other, id);
    await dialog.getByText(`Claimed by ${clerk.user.username}.`).waitFor();
    expect(await dialog.getByRole('link', { name: 'Call' }).count()).toBe(0);
    expect(await result(other, 'Confirmed').getAttribute('aria-disabled')).toBe('true');
    await other.keyboard.press('1');
    expect((await read(id)).confirmation.calls).toEqual([]);

    // when: the first leaves the order
    await page.keyboard.press('Escape');
    await eventually(async () => (await read(id)).confirmation.claimed_by).toBeNull();
    await other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

    // then
    await dialog.getByRole('link', { name: 'Call' }).waitFor();
    await eventually(async () => (await read(id)).confirmation.claimed_by).toBe(login.user.username);
  });
});

describe('a dead line', () => {
  it('keeps a result in the browser, over a reload, and sends it once', async ({ read, call }) => {
    // given
    const { page, id, dialog } = await call({ provokes: ['failed'] });
    // The server hears the first, whose answer is lost, and nothing of the next.
    await page.route(CALLS, (route) => route.abort());
    await answerOnce(page, CALLS, loseAnswer);

    // when
    await page.keyboard.press('2');

    // then
    await dialog.getByText('No answer: kept in this browser. It is sent once the line is back.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('1 result of calls kept in this browser, to be sent once the line is back.').waitFor();
    await rowOf(page, id).getByText('Result waiting to be sent').waitFor();
    await reload(page);
    await page.getByText('1 result of calls kept in this browser, to be sent once the line is back.').waitFor();

    // when
    await page.unroute(CALLS);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));

    // then
    await page.getByText(/kept in this browser/).waitFor({ state: 'detached' });
    expect((await read(id)).confirmation).toMatchObject({ attempts: 1, calls: [{ result: 'no-answer' }] });
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('order-call')))).toEqual(
      [],
    );
  });

  it('hides no refusal: what the server says stays until somebody has read it', async ({ office, read, call }) => {
    // given
    const { page, id, dialog } = await call({ provokes: [409] });
    await result(page, 'Confirmed').waitFor();
    await office.update('orders', id, { status: 'cancelled' });

    // when
    await page.keyboard.press('2');

    // then: the call is noted, and said not to count
    const problem = 'This order does not wait for a call: it is "Cancelled". The call was noted.';
    await dialog.getByText(`No answer: ${problem}`).waitFor();
    expect((await read(id)).confirmation.calls).toMatchObject([{ result: 'no-answer' }]);
    await page.keyboard.press('Escape');
    // The dialog goes back in the history: a reload before that would open it again, over the notice.
    await dialog.waitFor({ state: 'detached' });
    await reload(page);
    const notice = page.getByRole('alert').filter({ hasText: `Order #${id}, "No answer": ${problem}` });
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await notice.waitFor({ state: 'detached' });
  });
});
