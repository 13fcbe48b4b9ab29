/** The fields that the audit log records, and their values, as people read them. */
import { formatOfficeAmount } from '@/domain/money';
import { isOrderStatus } from '@/domain/order-status';
import { ROLE_LABELS, ROLES } from '@/domain/roles';
import { officeOrderStatusWords } from '@/words/en/order-status';
import { subjectName } from './subjects';

type Show = (value: unknown) => string;

const showAmount: Show = (value) =>
  Number.isFinite(Number(value)) ? formatOfficeAmount(Number(value)) : String(value);
const showYesNo: Show = (value) => (value === true ? 'yes' : 'no');
const showOnOff: Show = (value) => (value === true ? 'on' : 'off');
const showStatus: Show = (value) => (isOrderStatus(value) ? officeOrderStatusWords.labels[value] : String(value));
const showRole: Show = (value) => {
  const role = ROLES.find((known) => known === value);
  return role ? ROLE_LABELS[role] : String(value);
};
/** Related documents are recorded by their ids. */
const showRelated =
  (type: string): Show =>
  (value) =>
    subjectName(type, Number(value));

const FIELDS: Record<string, { label: string; show?: Show }> = {
  title: { label: 'title' },
  name: { label: 'name' },
  reference: { label: 'reference' },
  slug: { label: 'slug' },
  filename: { label: 'file' },
  price: { label: 'price', show: showAmount },
  total: { label: 'total', show: showAmount },
  published: { label: 'published', show: showYesNo },
  stock: { label: 'stock' },
  stockStatus: { label: 'stock status', show: (value) => (value === 'outofstock' ? 'out of stock' : 'in stock') },
  status: { label: 'status', show: showStatus },
  role: { label: 'role', show: showRole },
  username: { label: 'user name' },
  email: { label: 'e-mail' },
  pendingEmail: { label: 'e-mail to be confirmed' },
  firstName: { label: 'first name' },
  lastName: { label: 'last name' },
  customer: { label: 'customer' },
  parent: { label: 'parent', show: showRelated('categories') },
  image: { label: 'picture', show: showRelated('media') },
  invoiced: { label: 'invoice made', show: showYesNo },
  account: { label: 'account', show: showRelated('users') },
  twoFactor: { label: 'second factor', show: showOnOff },
  sessions: { label: 'sessions' },
  google: { label: 'sign-in with Google', show: showOnOff },
};

/** A field that this version of the shop does not know keeps its own name. */
export function fieldLabel(field: string): string {
  return FIELDS[field]?.label ?? field;
}

/** Null for an empty field. */
export function fieldText(field: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const show = FIELDS[field]?.show;
  if (show) return show(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
