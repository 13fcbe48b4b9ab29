import type { Tab } from '@/domain/back-office-tabs';
import { english } from '../words';

/** The tabs of the back office. */
export const officeTabWords = english('tabs', {
  orders: 'Orders',
  products: 'Products',
  shipping: 'Shipping',
  categories: 'Categories',
  brands: 'Brands',
  'stock-book': 'Stock book',
  users: 'Users',
  settings: 'Settings',
  activity: 'Activity',
  security: 'Security',
  dashboard: 'Dashboard',
  backOffice: 'Back office',
} satisfies Record<Tab | 'dashboard' | 'backOffice', string>);
