/** Access rules, one for each thing that a role may do. Shoppers read through `/api`, which skips these rules. */
import type { Access, ClientUser, FieldAccess } from 'payload';
import {
  hasRight,
  isAdmin,
  mayEditCatalogue,
  mayHandleOrders,
  type Right,
  worksInOffice,
} from '@/domain/accounts/roles';

export const nobody: Access = () => false;
export const nobodyField: FieldAccess = () => false;
export const adminOnly: Access = ({ req }) => isAdmin(req.user);
export const adminOnlyField: FieldAccess = ({ req }) => isAdmin(req.user);
export const catalogueEditors: Access = ({ req }) => mayEditCatalogue(req.user);
export const officeOnly: Access = ({ req }) => worksInOffice(req.user);
export const officeOnlyField: FieldAccess = ({ req }) => worksInOffice(req.user);
export const clerksOnly: Access = ({ req }) => mayHandleOrders(req.user);
export const clerksOnlyField: FieldAccess = ({ req }) => mayHandleOrders(req.user);

/** Hides a collection's lists and forms from people without a right. The rules above keep them from reading it. */
export function hiddenWithout(right: Right): (args: { user: ClientUser | null }) => boolean {
  return ({ user }) => !(user !== null && 'role' in user && hasRight({ role: String(user.role) }, right));
}

/** The admin sees every account, everybody else their own. */
export const adminOrSelf: Access = ({ req }) => {
  if (isAdmin(req.user)) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};

/** Clerks see every order, an account its own. */
export const clerkOrOwnOrders: Access = ({ req }) => {
  if (mayHandleOrders(req.user)) return true;
  return req.user ? { account: { equals: req.user.id } } : false;
};
