/** What the owner sets. */
import { z } from 'zod';
import { asIssue } from '@/domain/problem';
import { MAX_IMAGE_BYTES } from '@/domain/products/image-rules';
import { LOGO_EXPECTED } from '@/domain/settings/logo';
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
    body: z.looseObject({ from: group.nullish() }),
    status: 200,
    answer: z.object({ settings }),
    refusals: EDIT_REFUSALS,
  },
  uploadLogo: {
    method: 'POST',
    path: '/admin/settings/logo',
    summary:
      "Sets the shop's logo (`image`): PNG, JPEG, WebP, or an SVG without scripts, links and addresses elsewhere. It is kept as PNG; `shop.logo_url` null takes it away",
    caller: 'admin',
    accepts: 'form',
    // A file that is a little too large is still read, so that its refusal can say so.
    maxFormBytes: MAX_IMAGE_BYTES + 2_000_000,
    body: z.object({ image: z.file(asIssue(LOGO_EXPECTED)) }),
    status: 200,
    answer: z.object({ settings }),
    refusals: [401, 403, 413, 415, 503],
  },
} as const satisfies Record<string, RouteSpec>;
