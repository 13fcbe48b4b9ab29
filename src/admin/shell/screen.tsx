'use client';

import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { Tab } from '@/domain/back-office-tabs';
import { Loading } from '../ui/load-states';
import { ComingSoon } from './coming-soon';
import { Forbidden } from './forbidden';

/** Each screen is loaded when it is opened. */
const SCREENS: Record<Tab | 'dashboard' | 'forbidden', ComponentType> = {
  orders: dynamic(() => import('../orders/orders-screen').then(({ OrdersScreen }) => OrdersScreen), {
    loading: Loading,
  }),
  products: dynamic(() => import('../products/products-screen').then(({ ProductsScreen }) => ProductsScreen), {
    loading: Loading,
  }),
  shipping: dynamic(() => import('../shipping/shipping-screen').then(({ ShippingScreen }) => ShippingScreen), {
    loading: Loading,
  }),
  categories: dynamic(
    () => import('../categories/categories-screen').then(({ CategoriesScreen }) => CategoriesScreen),
    { loading: Loading },
  ),
  brands: dynamic(() => import('../brands/brands-screen').then(({ BrandsScreen }) => BrandsScreen), {
    loading: Loading,
  }),
  users: () => (
    <ComingSoon
      title="Users"
      text="Until then, accounts and their roles are kept in the list of the CMS."
      link={{ label: 'Open the list of users', href: '/admin/collections/users' }}
    />
  ),
  settings: () => (
    <ComingSoon
      title="Settings"
      text="Until then, whoever runs the server sets up the shop's name, telephone and addresses; accounts and their roles are kept in the list of users."
      link={{ label: 'Open the list of users', href: '/admin/collections/users' }}
    />
  ),
  dashboard: dynamic(() => import('../dashboard/dashboard-screen').then(({ DashboardScreen }) => DashboardScreen), {
    loading: Loading,
  }),
  forbidden: Forbidden,
};

export function Screen({ tab }: { tab: keyof typeof SCREENS }) {
  const Chosen = SCREENS[tab];
  return <Chosen />;
}
