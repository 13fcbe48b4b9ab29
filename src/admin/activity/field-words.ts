/** The fields that the audit log records, and their values, as people read them. */
import { formatOfficeAmount } from '@/domain/money';
import { isOrderStatus } from '@/domain/order-status';
import { ROLES } from '@/domain/roles';
import { officeActivityWords } from '@/words/en/activity';
import { officeOrderStatusWords } from '@/words/en/order-status';
import { officeRoleWords } from '@/words/en/roles';
import { subjectName } from './subjects';

type Show = (value: unknown) => string;

const showAmount: Show = (value) =>
  Number.isFinite(Number(value)) ? formatOfficeAmount(Number(value)) : String(value);
const showYesNo: Show = (value) => (value === true ? officeActivityWords.yes : officeActivityWords.no);
const showOnOff: Show = (value) => (value === true ? officeActivityWords.on : officeActivityWords.off);
const showStatus: Show = (value) => (isOrderStatus(value) ? officeOrderStatusWords.labels[value] : String(value));
const showRole: Show = (value) => {
  const role = ROLES.find((known) => known === value);
  return role ? officeRoleWords[role] : String(value);
};
/** Related documents are recorded by their ids. */
const showRelated =
  (type: string): Show =>
  (value) =>
    subjectName(type, Number(value));

const FIELDS: Record<string, { label: string; show?: Show }> = {
  title: { label: officeActivityWords.fields.title },
  name: { label: officeActivityWords.fields.name },
  reference: { label: officeActivityWords.fields.reference },
  slug: { label: officeActivityWords.fields.slug },
  filename: { label: officeActivityWords.fields.filename },
  price: { label: officeActivityWords.fields.price, show: showAmount },
  total: { label: officeActivityWords.fields.total, show: showAmount },
  published: { label: officeActivityWords.fields.published, show: showYesNo },
  stock: { label: officeActivityWords.fields.stock },
  stockStatus: {
    label: officeActivityWords.fields.stockStatus,
    show: (value) => (value === 'outofstock' ? officeActivityWords.outOfStock : officeActivityWords.inStock),
  },
  status: { label: officeActivityWords.fields.status, show: showStatus },
  role: { label: officeActivityWords.fields.role, show: showRole },
  username: { label: officeActivityWords.fields.username },
  email: { label: officeActivityWords.fields.email },
  pendingEmail: { label: officeActivityWords.fields.pendingEmail },
  firstName: { label: officeActivityWords.fields.firstName },
  lastName: { label: officeActivityWords.fields.lastName },
  customer: { label: officeActivityWords.fields.customer },
  parent: { label: officeActivityWords.fields.parent, show: showRelated('categories') },
  image: { label: officeActivityWords.fields.image, show: showRelated('media') },
  invoiced: { label: officeActivityWords.fields.invoice, show: showYesNo },
  account: { label: officeActivityWords.fields.account, show: showRelated('users') },
  twoFactor: { label: officeActivityWords.fields.secondFactor, show: showOnOff },
  sessions: { label: officeActivityWords.fields.sessions },
  google: { label: officeActivityWords.fields.google, show: showOnOff },
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
