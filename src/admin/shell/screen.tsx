'use client';

import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { Tab } from '@/domain/back-office-tabs';
import { Loading } from '../ui/load-states';
import { PartBoundary } from '../ui/part-boundary';
import { Forbidden } from './forbidden';

/** Each screen is loaded when it is opened. */
const LOADERS = {
  orders: () => import('../orders/orders-screen').then(({ OrdersScreen }) => OrdersScreen),
  packing: () => import('../packing/packing-screen').then(({ PackingScreen }) => PackingScreen),
  reports: () => import('../reports/reports-screen').then(({ ReportsScreen }) => ReportsScreen),
  customers: () => import('../customers/customers-screen').then(({ CustomersScreen }) => CustomersScreen),
  quotes: () => import('../quotes/quotes-screen').then(({ QuotesScreen }) => QuotesScreen),
  'part-requests': () =>
    import('../part-requests/part-requests-screen').then(({ PartRequestsScreen }) => PartRequestsScreen),
  cash: () => import('../cash/cash-screen').then(({ CashScreen }) => CashScreen),
  products: () => import('../products/products-screen').then(({ ProductsScreen }) => ProductsScreen),
  shipping: () => import('../shipping/shipping-screen').then(({ ShippingScreen }) => ShippingScreen),
  categories: () => import('../categories/categories-screen').then(({ CategoriesScreen }) => CategoriesScreen),
  brands: () => import('../brands/brands-screen').then(({ BrandsScreen }) => BrandsScreen),
  boilers: () => import('../boilers/boilers-screen').then(({ BoilersScreen }) => BoilersScreen),
  'stock-book': () => import('../stock-book/stock-book-screen').then(({ StockBookScreen }) => StockBookScreen),
  'missed-searches': () =>
    import('../missed-searches/missed-searches-screen').then(({ MissedSearchesScreen }) => MissedSearchesScreen),
  users: () => import('../users/users-screen').then(({ UsersScreen }) => UsersScreen),
  activity: () => import('../activity/activity-screen').then(({ ActivityScreen }) => ActivityScreen),
  security: () => import('../security/security-screen').then(({ SecurityScreen }) => SecurityScreen),
  settings: () => import('../settings/settings-screen').then(({ SettingsScreen }) => SettingsScreen),
  dashboard: () => import('../dashboard/dashboard-screen').then(({ DashboardScreen }) => DashboardScreen),
};
type Loaded = keyof typeof LOADERS;

// Each import is repeated, because only a literal import lets the server's HTML preload the script.
const LOADED: Record<Loaded, ComponentType> = {
  orders: dynamic(() => import('../orders/orders-screen').then((all) => all.OrdersScreen), { loading: Loading }),
  packing: dynamic(() => import('../packing/packing-screen').then((all) => all.PackingScreen), { loading: Loading }),
  reports: dynamic(() => import('../reports/reports-screen').then((all) => all.ReportsScreen), { loading: Loading }),
  customers: dynamic(() => import('../customers/customers-screen').then((all) => all.CustomersScreen), {
    loading: Loading,
  }),
  quotes: dynamic(() => import('../quotes/quotes-screen').then((all) => all.QuotesScreen), { loading: Loading }),
  'part-requests': dynamic(
    () => import('../part-requests/part-requests-screen').then((all) => all.PartRequestsScreen),
    { loading: Loading },
  ),
  cash: dynamic(() => import('../cash/cash-screen').then((all) => all.CashScreen), { loading: Loading }),
  products: dynamic(() => import('../products/products-screen').then((all) => all.ProductsScreen), {
    loading: Loading,
  }),
  shipping: dynamic(() => import('../shipping/shipping-screen').then((all) => all.ShippingScreen), {
    loading: Loading,
  }),
  categories: dynamic(() => import('../categories/categories-screen').then((all) => all.CategoriesScreen), {
    loading: Loading,
  }),
  brands: dynamic(() => import('../brands/brands-screen').then((all) => all.BrandsScreen), { loading: Loading }),
  boilers: dynamic(() => import('../boilers/boilers-screen').then((all) => all.BoilersScreen), { loading: Loading }),
  'stock-book': dynamic(() => import('../stock-book/stock-book-screen').then((all) => all.StockBookScreen), {
    loading: Loading,
  }),
  'missed-searches': dynamic(
    () => import('../missed-searches/missed-searches-screen').then((all) => all.MissedSearchesScreen),
    { loading: Loading },
  ),
  users: dynamic(() => import('../users/users-screen').then((all) => all.UsersScreen), { loading: Loading }),
  activity: dynamic(() => import('../activity/activity-screen').then((all) => all.ActivityScreen), {
    loading: Loading,
  }),
  security: dynamic(() => import('../security/security-screen').then((all) => all.SecurityScreen), {
    loading: Loading,
  }),
  settings: dynamic(() => import('../settings/settings-screen').then((all) => all.SettingsScreen), {
    loading: Loading,
  }),
  dashboard: dynamic(() => import('../dashboard/dashboard-screen').then((all) => all.DashboardScreen), {
    loading: Loading,
  }),
};

const OTHERS: Record<Exclude<Tab | 'forbidden', Loaded>, ComponentType> = {
  forbidden: Forbidden,
};

export function Screen({ tab }: { tab: Loaded | keyof typeof OTHERS }) {
  if (!isLoaded(tab)) {
    const Chosen = OTHERS[tab];
    return <Chosen />;
  }
  const Chosen = LOADED[tab];
  return (
    <PartBoundary key={tab} load={LOADERS[tab]} props={{}}>
      <Chosen />
    </PartBoundary>
  );
}

function isLoaded(tab: string): tab is Loaded {
  return tab in LOADERS;
}
