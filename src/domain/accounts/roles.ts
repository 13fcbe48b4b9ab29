/** What each role may do. Every check of a role reads this table. */

/**
 * A right that calls, collections and screens ask for: `office` to enter the back office and read the catalogue, `editor` to
 * change the catalogue, `clerk` to handle orders, customers and parcels, `admin` for prices of delivery, cash, settings and
 * accounts.
 */
export type Right = 'office' | 'editor' | 'clerk' | 'admin';

const RIGHTS = {
  customer: [],
  staff: ['office', 'editor'],
  clerk: ['office', 'clerk'],
  admin: ['office', 'editor', 'clerk', 'admin'],
} as const satisfies Record<string, readonly Right[]>;

export type Role = keyof typeof RIGHTS;

// The keys of the table are the roles, which `Object.keys` types as strings.
export const ROLES = Object.keys(RIGHTS) as Role[];

type User = { role?: string | null } | null | undefined;

/** Whether a person has a right. Guests and unknown roles have no rights. */
export function hasRight(user: User, right: Right): boolean {
  const role = ROLES.find((known) => known === user?.role);
  return role !== undefined && RIGHTS[role].some((granted) => granted === right);
}

type RoleWith<R extends Right> = { [K in Role]: R extends (typeof RIGHTS)[K][number] ? K : never }[Role];
/** The roles that can enter the back office. */
export type OfficeRole = RoleWith<'office'>;

/** The roles that have a right. */
export function rolesWith<R extends Right>(right: R): RoleWith<R>[] {
  return ROLES.filter((role): role is RoleWith<R> => hasRight({ role }, right));
}

/** Whether a person may do everything. */
export function isAdmin(user: User): boolean {
  return hasRight(user, 'admin');
}

/** Whether a person may enter the back office. Its rules of passwords, second factors and sessions hold for them. */
export function worksInOffice<U extends User>(user: U): user is U & { role: OfficeRole } {
  return hasRight(user, 'office');
}

/** Whether a person may edit products, categories, brands and pictures. */
export function mayEditCatalogue(user: User): boolean {
  return hasRight(user, 'editor');
}

/** Whether a person may handle the orders of all customers. */
export function mayHandleOrders(user: User): boolean {
  return hasRight(user, 'clerk');
}
