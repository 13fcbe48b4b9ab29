import { describe, expect, it } from 'vitest';
import { tabTitle } from '@/admin/lib/paths';
import { openTab, TABS, tabsOf } from '@/domain/back-office-tabs';

const admin = { role: 'admin' };
const staff = { role: 'staff' };
const clerk = { role: 'clerk' };

describe('the tabs of the back office', () => {
  it('are these, the dashboard first', () => {
    expect(TABS.map(({ key }) => key)).toEqual([
      'dashboard',
      'orders',
      'packing',
      'customers',
      'cash',
      'reports',
      'products',
      'shipping',
      'categories',
      'brands',
      'boilers',
      'stock-book',
      'quotes',
      'part-requests',
      'missed-searches',
      'users',
      'settings',
      'activity',
      'security',
    ]);
  });

  it("are all the admin's; staff have the catalogue, its stock book and their own security, nobody else any", () => {
    expect(tabsOf(admin)).toEqual(TABS);
    expect(tabsOf(staff).map(({ key }) => key)).toEqual([
      'products',
      'categories',
      'brands',
      'boilers',
      'stock-book',
      'quotes',
      'part-requests',
      'missed-searches',
      'security',
    ]);
  });

  it('begin with the orders for a clerk, who reads the catalogue and has no fees, accounts or settings', () => {
    expect(tabsOf(clerk).map(({ key }) => key)).toEqual([
      'orders',
      'packing',
      'customers',
      'products',
      'categories',
      'brands',
      'stock-book',
      'quotes',
      'part-requests',
      'missed-searches',
      'security',
    ]);
  });

  it.each([
    [undefined, admin, 'orders'],
    ['', admin, 'orders'],
    [undefined, staff, 'products'],
    [undefined, clerk, 'orders'],
    ['products', clerk, 'products'],
    ['packing', clerk, 'packing'],
    ['packing', staff, 'forbidden'],
    ['dashboard', staff, 'forbidden'],
    ['shipping', clerk, 'forbidden'],
    ['customers', clerk, 'customers'],
    ['customers', staff, 'forbidden'],
    ['cash', clerk, 'forbidden'],
    ['cash', admin, 'cash'],
    ['dashboard', clerk, 'forbidden'],
    ['shipping', admin, 'shipping'],
    ['brands', staff, 'brands'],
    ['boilers', staff, 'boilers'],
    ['boilers', clerk, 'forbidden'],
    ['stock-book', staff, 'stock-book'],
    ['missed-searches', clerk, 'missed-searches'],
    ['security', staff, 'security'],
    ['orders', staff, 'forbidden'],
    ['activity', staff, 'forbidden'],
    ['activity', admin, 'activity'],
    ['anything else', admin, 'dashboard'],
    ['dashboard', admin, 'dashboard'],
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
