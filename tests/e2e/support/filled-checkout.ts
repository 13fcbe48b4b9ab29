/** `it` with the checkout of a guest who has filled in all that comes before a step, as a reload of the tab finds it. */
import { regionValue } from '@/domain/slug';
import { cartLine, createGoods } from './cart';
import { atStep, BUYER } from './checkout';
import { it as base } from './test';
import { NOWHERE, reload, type VisitOptions } from './visitor';

const { firstName, lastName, email, phone, address, city, wilaya } = BUYER;
const customer = { firstName, lastName, email, phone };
const shipping = { address, city, region: regionValue(wilaya) };

const STEPS = {
  person: { number: 2, draft: {} },
  address: { number: 3, draft: { customer } },
  payment: { number: 4, draft: { customer, shipping } },
};

type Options = Omit<VisitOptions, 'cart'> & {
  /** what the product in the cart has beside the defaults */
  product?: Record<string, unknown>;
  pieces?: number;
};

export const it = base.extend(
  'checkoutAt',
  ({ visit, office }) =>
    async (step: keyof typeof STEPS, { product, pieces, ...options }: Options = {}) => {
      const goods = await createGoods(office, product);
      const page = await visit(NOWHERE, { ...options, cart: [cartLine(goods, pieces)] });
      const { number, draft } = STEPS[step];
      await page.evaluate(
        (entries) => {
          for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
          // Only a reload opens the stored step.
          history.pushState(null, '', '/checkout');
        },
        { 'checkout-draft': JSON.stringify(draft), 'checkout-step': String(number) },
      );
      await reload(page);
      await atStep(page, step);
      // An order can be confirmed once its fee is known.
      if (step === 'payment') await page.getByText(/^Livraison standard, en .+\.$/).waitFor();
      return { page, goods };
    },
);
