import type { ReactNode } from 'react';
import { english } from '../words';

/** What every screen shows: menu, account, notices, questions. */
export const officeShellWords = english('shell', {
  comingSoon: 'Coming soon',
  forbidden: 'This page is for the admin',
  forbiddenText: 'Ask the admin of the shop for access.',
  checking: 'Checking authorization...',
  unauthorized: 'Unauthorized access. Redirecting...',
  lineDown: 'The line is down. Check your connection, then try again.',
  dashboard: 'Dashboard',
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
  users: {
    title: 'Users',
    text: 'Until then, accounts and their roles are kept in the list of the CMS.',
    open: 'Open the list of users',
  },
  settings: {
    title: 'Settings',
    text: "Until then, the person who runs the server sets the shop's name, telephone and addresses; accounts and their roles are kept in the list of users.",
  },
  loggingOut: 'Logging out...',
  logOut: 'Log out',
  loggedInAs: (username: ReactNode) => ['Logged in as ', username],
});
