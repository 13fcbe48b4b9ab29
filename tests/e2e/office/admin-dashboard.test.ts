/** The dashboard, and the tabs that are still to come. */
import { describe, expect } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import type { DashboardAnswer } from '@/contract/admin/dashboard';
import { askAdmin } from '../../support/admin-calls';
import { json } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { atPath } from '../support/account';
import { seriousFindings } from '../support/axe';
import { answerCall } from '../support/blind-shop';
import { A_MINUTE_MS, eventually } from '../support/eventually';
import { DESK, figure, TABLET } from '../support/office/back-office';
import { overflowOf } from '../support/overflow';
import { logInStaff } from '../support/session';
import { it as base } from '../support/test';
import { NOWHERE, open, PHONE } from '../support/visitor';

const SCREEN = '/admin?tab=dashboard';
const CALL = '/api/admin/dashboard/';

const it = base.extend(
  'login',
  { scope: 'file' },
  ({ shop, office }): Promise<LoginAnswer> => logInStaff(shop.url, office, 'admin'),
);

describe('the dashboard', () => {
  it("is the first tab, reached by the shop's name too, and at any other tab", async ({ visit, login }) => {
    const page = await visit('/admin?tab=brands', { login, viewport: DESK });

    await page.getByRole('link', { name: /^ThermoPi.ces/ }).click();

    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await atPath(page, SCREEN);
    expect(await page.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page');
    await open(page, '/admin?tab=whatever');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  });

  it('shows real figures: a new order is counted on refresh', async ({ visit, login, office, shop, database }) => {
    // given
    const page = await visit(SCREEN, { login, viewport: DESK });
    const { id } = await createProduct(office);
    const placed = await json<{ order_id: number }>(await postOrder(shop.url, orderBody(id)), 201);
    // The latest ten activities are shown, and other tests order meanwhile.
    const first = `UPDATE orders_status_history SET at = now() + interval '1 hour' WHERE _parent_id = $1`;
    await database.query(first, [placed.order_id]);

    // when
    await page.getByRole('button', { name: 'Refresh' }).click();

    // then
    const shown = page.getByRole('link', { name: `Order #${placed.order_id} placed by Amine Benali` });
    // Other tests place and settle orders too: compare with the figures of this moment.
    await eventually(async () => {
      const { pending_orders } = await json<DashboardAnswer>(await askAdmin(CALL));
      await page.getByRole('button', { name: 'Refresh' }).click();
      return pending_orders === Number(await figure(page, 'Pending Orders').textContent());
    }, A_MINUTE_MS).toBe(true);
    await shown.waitFor();
    expect(await shown.getAttribute('href')).toBe(`/admin?tab=orders&order=${placed.order_id}`);
  });

  it('fits every width and is accessible, with figures in millions', async ({ visit, login }) => {
    const page = await visit(NOWHERE, { login, viewport: DESK, isCalm: true });
    const answer = await json<DashboardAnswer>(await askAdmin(CALL));
    await answerCall(page, { path: CALL, json: { ...answer, total_revenue: 123_456_789.5 } });
    await open(page, SCREEN);
    await page.locator('.recharts-line-curve').waitFor();
    await page.locator('.recharts-bar-rectangle').first().waitFor({ state: 'attached' });

    for (const viewport of [DESK, TABLET, PHONE]) {
      await page.setViewportSize(viewport);
      await eventually(() => overflowOf(page)).toBe(0);
      expect(await seriousFindings(page, '.bo')).toEqual([]);
    }
  });
});
