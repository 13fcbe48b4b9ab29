/** Accounts: login, registration, session, profile, an account's orders. */
import { z } from 'zod';
import { INVALID_EMAIL, isEmail } from '@/domain/email';
import { ORDER_STATUSES } from '@/domain/order-status';
import { MAX_PAGE_SIZE } from '@/domain/pagination';
import { passwordProblem } from '@/domain/password';
import { ROLES } from '@/domain/roles';
import { REQUIRED_TEXT } from '@/domain/text';
import { isUsername, normaliseUsername, USERNAME_RULE } from '@/domain/username';
import { knownPassword, otp } from './security';
import { linkFree, money, NAME_LINK_MESSAGE, pagedFields, requiredText, wholeNumber } from './shared';

export const email = requiredText(254)
  .refine(isEmail, INVALID_EMAIL)
  .transform((text) => text.toLowerCase());

const personName = linkFree(100, NAME_LINK_MESSAGE);

/** A password being chosen. */
const newPassword = z.string({ error: REQUIRED_TEXT }).superRefine((password, context) => {
  const message = passwordProblem(password);
  if (message) context.addIssue({ code: 'custom', message });
});

export const credentials = z.object({
  /** or the e-mail address */
  username: requiredText(254).transform(normaliseUsername),
  password: knownPassword,
  /** where the account has a second factor: a code of the app or a recovery code */
  otp: otp.optional(),
  /** follows a password that the back office takes no longer (`password_change_required`) */
  new_password: knownPassword.optional(),
});

export const registration = z
  .object({
    first_name: personName,
    last_name: personName,
    username: requiredText(64).refine(isUsername, USERNAME_RULE).transform(normaliseUsername),
    email,
    password: newPassword,
  })
  .superRefine(({ username, email, password }, context) => {
    // What is wrong with it by itself has been said.
    const message = passwordProblem(password) === null && passwordProblem(password, [username, email]);
    if (message) context.addIssue({ code: 'custom', message, path: ['password'] });
  });
export type Registration = z.infer<typeof registration>;

export const googleCredential = z.object({
  credential: z.string({ error: REQUIRED_TEXT }).min(1).max(10_000),
  otp: otp.optional(),
});

export const refreshRequest = z.object({ refresh: z.string({ error: REQUIRED_TEXT }).min(1).max(500) });

export const mergeRequest = z.object({ guest_id: z.uuid('Identifiant invité invalide.') });

/** Absent: stays as it is. Another e-mail address asks for the password, and holds once its owner has confirmed it. */
export const profileChange = z.object({
  first_name: personName.optional(),
  last_name: personName.optional(),
  email: email.optional(),
  current_password: knownPassword.optional(),
});

export const passwordChange = z.object({ current_password: knownPassword, new_password: newPassword });

export const passwordForgotten = z.object({
  /** or the username */
  email: requiredText(254).transform((text) => text.toLowerCase()),
});

const oneTimeToken = z.string({ error: REQUIRED_TEXT }).min(1, REQUIRED_TEXT).max(200);

export const passwordReset = z.object({ token: oneTimeToken, password: newPassword });

export const emailConfirmation = z.object({ token: oneTimeToken });

export const account = z.object({
  id: z.number(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  date_joined: z.string(),
});
export type Account = z.infer<typeof account>;

/** `access` lives 24 hours, `refresh` is good for one use. */
export const tokens = z.object({ access: z.string(), refresh: z.string() });
export type Tokens = z.infer<typeof tokens>;

export const loginAnswer = tokens.extend({ user: account });
export type LoginAnswer = z.infer<typeof loginAnswer>;

export const googleAnswer = loginAnswer.extend({ is_new_user: z.boolean() });
export type GoogleAnswer = z.infer<typeof googleAnswer>;

export const mergeAnswer = z.object({ success: z.literal(true), merged: z.number() });

export const profile = account.extend({
  /** an address that waits for its confirmation by mail */
  pending_email: z.string().nullable(),
  /** whether a second factor is set up */
  two_factor: z.boolean(),
  /** when the present one was set up */
  two_factor_since: z.string().nullable(),
});
export type Profile = z.infer<typeof profile>;

export const spoken = z.object({ message: z.string() });

export const orderItem = z.object({
  /** null once the product is gone */
  product_id: z.number().nullable(),
  product_title: z.string(),
  product_name: z.string(),
  /** the manufacturer's part number as it was when the order was placed */
  reference: z.string().nullable(),
  image: z.string().nullable(),
  product_image: z.string().nullable(),
  quantity: z.number(),
  price: money,
  total_price: money,
});
export type OrderItem = z.infer<typeof orderItem>;

/** An order, under every name that its readers know its fields by. */
export const order = z.object({
  id: z.number(),
  status: z.enum(ORDER_STATUSES),
  order_date: z.string(),
  customer_first_name: z.string(),
  customer_last_name: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  shipping_address: z.string(),
  shipping_city: z.string(),
  shipping_region: z.string(),
  /** the wilaya's name as it was when the order was placed */
  shipping_wilaya: z.string(),
  shipping_postal_code: z.string(),
  shipping_additional_info: z.string(),
  payment_method: z.string(),
  delivery_method: z.string(),
  delivery_price: money,
  subtotal: money,
  total: money,
  items: z.array(orderItem),
});
export type Order = z.infer<typeof order>;

export const ownOrdersQuery = z.object({
  page: z.coerce
    .number('Nombre attendu.')
    .int('Nombre entier attendu.')
    .min(1, 'Au moins 1.')
    .max(1_000_000)
    .default(1),
  limit: wholeNumber({ name: 'limit', min: 1, max: MAX_PAGE_SIZE, fallback: MAX_PAGE_SIZE }),
});

export const ownOrdersAnswer = z.object({
  orders: z.array(order),
  ...pagedFields,
});
export type OwnOrdersAnswer = z.infer<typeof ownOrdersAnswer>;

/** Figures of the whole shop; `total_revenue` in dinars, without cancelled orders. */
export const statistics = z.object({
  total_revenue: money,
  total_orders: z.number(),
  pending_orders: z.number(),
  total_products: z.number(),
  low_stock_products: z.number(),
  total_users: z.number(),
});
export type Statistics = z.infer<typeof statistics>;
