import type { ReactNode } from 'react';
import type { Tab } from '@/domain/back-office-tabs';
import { english } from '../english';

/** What every screen shows: menu, account, notices, questions. */
export const officeShellWords = english('shell', {
  forbidden: 'This page is for the admin',
  forbiddenText: 'Ask the admin of the shop for access.',
  ended: {
    title: 'Your session has ended',
    text: 'What you typed is kept in this browser, for you alone. Sign in again and it is there. You can also sign in in another tab and go on here.',
    signIn: 'Sign in again',
    stay: 'Stay here',
  },
  checking: 'Checking authorization...',
  unauthorized: 'Unauthorized access. Redirecting...',
  lineDown: 'The line is down. Check your connection, then try again.',
  closeMenu: 'Close the menu',
  backOffice: 'Back office',
  profile: 'Profile',
  password: {
    text: (username: ReactNode, minutes: number) => [
      'To continue, confirm that you are ',
      username,
      `: this needs a password that was entered within the last ${minutes} minutes. Nothing that you typed is lost.`,
    ],
    title: 'Enter your password again',
    confirming: 'Confirming...',
    confirm: 'Confirm',
  },
  loggingOut: 'Logging out...',
  logOut: 'Log out',
  loggedInAs: (username: ReactNode) => ['Logged in as ', username],
});

/** The tabs of the back office. */
export const officeTabWords = english('tabs', {
  dashboard: 'Dashboard',
  orders: 'Orders',
  packing: 'Packing',
  customers: 'Customers',
  quotes: 'Quotes',
  'part-requests': 'Part requests',
  cash: 'Cash',
  reports: 'Reports',
  products: 'Products',
  shipping: 'Shipping',
  categories: 'Categories',
  brands: 'Brands',
  boilers: 'Boilers',
  'stock-book': 'Stock book',
  'missed-searches': 'Missed searches',
  users: 'Users',
  settings: 'Settings',
  activity: 'Activity',
  security: 'Security',
  backOffice: 'Back office',
} satisfies Record<Tab | 'backOffice', string>);

/** The fields that ask for one's own password. */
export const officeOwnPasswordWords = english('ownPassword', {
  password: 'Password *',
  limit: (tries: number) => `After ${tries} wrong passwords in a row you are logged out.`,
  code: 'Code *',
  codeHint: 'From your authenticator app, or one of your recovery codes.',
  wrongCode: 'This code is wrong, or was used already.',
  wrongPassword: 'This is not your password.',
  tooMany: 'Too many tries. Wait a moment, then try again.',
  failed: 'The password could not be checked. Please try again.',
});
