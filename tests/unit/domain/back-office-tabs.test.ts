import { describe, expect, it } from 'vitest';
import { tabTitle } from '@/admin/lib/paths';
import { openTab, TABS, tabsOf } from '@/domain/back-office-tabs';

const admin = { role: 'admin' };
const staff = { role: 'staff' };
const clerk = { role: 'clerk' };
const keysOf = (tabs: readonly { key: string }[]) => tabs.map(({ key }) => key).join(' ');

describe('the tabs of the back office', () => {
  it('are these, the dashboard first', () => {
    expect(keysOf(TABS)).toBe(
      'dashboard orders packing customers cash reports products shipping categories brands boilers stock-book quotes ' +
        'part-requests missed-searches users settings activity security',
    );
  });

  it("are all the admin's; staff have the catalogue, its stock book and their own security, nobody else any", () => {
    expect(tabsOf(admin)).toEqual(TABS);
    expect(keysOf(tabsOf(staff))).toBe(
      'products categories brands boilers stock-book quotes part-requests missed-searches security',
    );
  });

  it('begin with the orders for a clerk, who reads the catalogue and has no fees, accounts or settings', () => {
    expect(keysOf(tabsOf(clerk))).toBe(
      'orders packing customers products categories brands stock-book quotes part-requests missed-searches security',
    );
  });

  it.each([admin, staff, clerk])('open by their names for those who have them alone: %j', (user) => {
    const opened = TABS.map(({ key }) => openTab({ name: key, user }));
    expect(opened).toEqual(TABS.map((tab) => (tabsOf(user).includes(tab) ? tab.key : 'forbidden')));
  });

  it.each([
    [undefined, admin, 'orders'],
    ['', admin, 'orders'],
    [undefined, staff, 'products'],
    [undefined, clerk, 'orders'],
    ['anything else', admin, 'dashboard'],
    ['anything else', staff, 'forbidden'],
  ])('%j opens for %j: %s', (asked, user, tab) => {
    expect(openTab({ name: asked, user })).toBe(tab);
  });

  it.each([
    [undefined, 'Back office'],
    ['brands', 'Brands'],
    ['else', 'Dashboard'],
    [['brands', 'orders'], 'Dashboard'],
  ])('%j is called %s', (asked, title) => {
    expect(tabTitle(asked)).toBe(title);
  });
});
