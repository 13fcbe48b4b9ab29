/** The fields that the audit log records, and their values, as people read them. */

import { ACCOUNT_STATES } from '@/domain/accounts/account-state';
import { ROLES } from '@/domain/accounts/roles';
import { formatEnglishMoment, shortEnglishMoment } from '@/domain/dates';
import { isRecord } from '@/domain/json';
import { isOrderStatus } from '@/domain/orders/order-status';
import { formatOfficeAmount } from '@/domain/price-texts';
import { describeField, type FieldKind, keysIn } from '@/domain/products/product-fields';
import { officeActivityWords } from '@/words/en/activity';
import { officeProductFieldWords } from '@/words/en/catalogue/product-fields';
import { officeOrderStatusWords } from '@/words/en/orders/order-status';
import { officeRoleWords, officeUsersWords } from '@/words/en/users';
import { subjectName } from './subjects';

type Show = (value: unknown) => string;
type FieldWords = { label: () => string; show?: Show | undefined };

const words = officeActivityWords.fields;

const showAmount: Show = (value) =>
  Number.isFinite(Number(value)) ? formatOfficeAmount(Number(value)) : String(value);
const showYesNo: Show = (value) => (value === true ? officeActivityWords.yes : officeActivityWords.no);
const showOnOff: Show = (value) => (value === true ? officeActivityWords.on : officeActivityWords.off);
const showStockStatus: Show = (value) =>
  value === 'outofstock' ? officeActivityWords.outOfStock : officeActivityWords.inStock;
const showStatus: Show = (value) => (isOrderStatus(value) ? officeOrderStatusWords.labels[value] : String(value));
const showRole: Show = (value) => {
  const role = ROLES.find((known) => known === value);
  return role ? officeRoleWords[role] : String(value);
};
const showState: Show = (value) => {
  const state = ACCOUNT_STATES.find((known) => known === value);
  return state ? officeUsersWords.states[state].toLowerCase() : String(value);
};
const showLink: Show = (value) =>
  value === 'invitation' ? officeActivityWords.links.invitation : officeActivityWords.links.password;
const showMoment: Show = (value) => formatEnglishMoment(String(value)) ?? String(value);
const showDay: Show = (value) => shortEnglishMoment(String(value))?.day ?? String(value);
/** Related documents are recorded by their ids. */
const showRelated =
  (type: string): Show =>
  (value) =>
    subjectName(type, Number(value));

const SHOW_BY_KIND: Partial<Record<FieldKind, Show>> = {
  amount: showAmount,
  flag: showYesNo,
  stockStatus: showStockStatus,
  product: showRelated('products'),
};

/** From the table of a product's fields, under the names that the collection gives them. */
const PRODUCT_FIELDS = keysIn('form').map((key): [string, FieldWords] => {
  const { name, kind } = describeField(key);
  return [
    name,
    { label: () => officeActivityWords.fieldName(officeProductFieldWords.labels[key]), show: SHOW_BY_KIND[kind] },
  ];
});

const FIELDS: Record<string, FieldWords> = {
  ...Object.fromEntries(PRODUCT_FIELDS),
  title: { label: () => words.title },
  name: { label: () => words.name },
  slug: { label: () => words.slug },
  filename: { label: () => words.filename },
  items: { label: () => words.items },
  subtotal: { label: () => words.subtotal, show: showAmount },
  delivery_price: { label: () => words.deliveryPrice, show: showAmount },
  total: { label: () => words.total, show: showAmount },
  status: { label: () => words.status, show: showStatus },
  role: { label: () => words.role, show: showRole },
  username: { label: () => words.username },
  email: { label: () => words.email },
  pendingEmail: { label: () => words.pendingEmail },
  firstName: { label: () => words.firstName },
  lastName: { label: () => words.lastName },
  customer: { label: () => words.customer },
  parent: { label: () => words.parent, show: showRelated('categories') },
  asksFit: { label: () => words.asksFit },
  image: { label: () => words.image, show: showRelated('media') },
  deskPrice: { label: () => words.deskPrice, show: showAmount },
  days: { label: () => words.days },
  desk: { label: () => words.desk, show: showYesNo },
  served: { label: () => words.served, show: showYesNo },
  lines: { label: () => words.lines },
  toImport: { label: () => words.toImport },
  interrupted: { label: () => words.interrupted, show: showYesNo },
  updated: { label: () => words.updated },
  invoiced: { label: () => words.invoice, show: showYesNo },
  account: { label: () => words.account, show: showRelated('users') },
  twoFactor: { label: () => words.secondFactor, show: showOnOff },
  sessions: { label: () => words.sessions },
  accountState: { label: () => words.accountState, show: showState },
  link: { label: () => words.link, show: showLink },
  google: { label: () => words.google, show: showOnOff },
  profile: { label: () => words.profile },
  fromWilaya: { label: () => words.fromWilaya, show: showRelated('wilayas') },
  active: { label: () => words.active, show: showYesNo },
  secretSetAt: { label: () => words.secretSetAt, show: showMoment },
  formerSecretUntil: { label: () => words.formerSecretUntil, show: showDay },
  key: { label: () => words.key },
  courier: { label: () => words.courier, show: showRelated('couriers') },
  reference: { label: () => words.reference },
  amount: { label: () => words.amount, show: showAmount },
  reversed: { label: () => words.reversed, show: showYesNo },
  expected: { label: () => words.expected, show: showAmount },
  collected: { label: () => words.collected, show: showAmount },
  adjustments: { label: () => words.adjustments, show: showAmount },
  telephone: { label: () => words.telephone },
  blocked: { label: () => words.blocked, show: showYesNo },
  blockedUntil: { label: () => words.blockedUntil, show: showMoment },
};

/** A field that this version of the shop does not know keeps its own name. */
export function fieldLabel(field: string): string {
  return FIELDS[field]?.label() ?? field;
}

/** Null for an empty field. */
export function fieldText(field: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const show = FIELDS[field]?.show;
  if (show) return show(value);
  return showAny(value);
}

/** Lines of an order as `3 × Gas valve`, lists and other objects by their parts. */
function showAny(value: unknown): string {
  if (Array.isArray(value)) return value.map(showAny).join(', ');
  if (!isRecord(value)) return String(value);
  if ('quantity' in value && 'title' in value) return `${value.quantity} × ${value.title}`;
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${showAny(part)}`)
    .join(', ');
}
