/** What the owner sets. */
import { z } from 'zod';
import type { RouteSpec } from '../route-spec';
import { EDIT_REFUSALS } from './shared';

const group = z.record(z.string(), z.unknown());

/** `slogan` and `hours` are as shoppers read them, also where nobody has changed them. */
const settings = z.object({ shop: group, legal: group, claims: group, orders: group, tax: group });

export const settingsRoutes = {
  settings: {
    method: 'GET',
    path: '/admin/settings',
    summary: 'Everything that the owner sets',
    caller: 'admin',
    status: 200,
    answer: z.object({ settings }),
    refusals: [401, 403],
  },
  changeSettings: {
    method: 'PATCH',
    guard: 'from',
    path: '/admin/settings',
    summary:
      'Changes some settings, all or none: a merge patch, in which what is left out stays and null clears what may be empty. A wrong value is named by its path (400). With `from`, values that have changed since the caller saw them are refused (409)',
    caller: 'admin',
    body: group,
    status: 200,
    answer: z.object({ settings }),
    refusals: EDIT_REFUSALS,
  },
} as const satisfies Record<string, RouteSpec>;
