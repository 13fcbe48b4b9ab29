/** What a shopper fills in to order. The order request's schema and the checkout's form read these tables. */
import { isEmail } from './email';
import type { Problem } from './problem';
import { hasLink } from './text';
import type { TextField } from './text-field';

const NAME: TextField = { max: 100, refuse: refuseLinks({ code: 'linkInName' }) };

export const CUSTOMER_FIELDS = {
  firstName: NAME,
  lastName: NAME,
  email: { max: 254, refuse: (text) => (isEmail(text) ? null : { code: 'email' }) },
  phone: { max: 40 },
} as const satisfies Record<string, TextField>;

export const SHIPPING_FIELDS = {
  address: { max: 300, refuse: refuseLinks({ code: 'linkInAddress' }) },
  city: { max: 120, refuse: refuseLinks({ code: 'linkInAddress' }) },
  postalCode: { max: 20, isOptional: true },
  region: { max: 120 },
  additionalInfo: { max: 1000, isOptional: true },
} as const satisfies Record<string, TextField>;

/** These texts appear in a mail to an address that nobody has confirmed yet: it must not carry a stranger's links. */
function refuseLinks(problem: Problem): (text: string) => Problem | null {
  return (text) => (hasLink(text) ? problem : null);
}
