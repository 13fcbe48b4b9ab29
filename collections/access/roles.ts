/** Access rules, one for each thing that a role may do. */
import type { Access, ClientUser, FieldAccess } from 'payload';
import { isAdmin, mayEditCatalogue } from '@/domain/roles';

export const anyone: Access = () => true;
export const nobody: Access = () => false;
export const nobodyField: FieldAccess = () => false;
export const adminOnly: Access = ({ req }) => isAdmin(req.user);
export const adminOnlyField: FieldAccess = ({ req }) => isAdmin(req.user);
export const catalogueEditors: Access = ({ req }) => mayEditCatalogue(req.user);
export const editorsOnlyField: FieldAccess = ({ req }) => mayEditCatalogue(req.user);

/** Hides a collection from the lists and forms of staff. The rules above keep them from reading it. */
export function hiddenFromStaff({ user }: { user: ClientUser | null }): boolean {
  return !(user !== null && 'role' in user && user.role === 'admin');
}

/** Shoppers see what is published, editors see everything. */
export const publishedOrEditor: Access = ({ req }) =>
  mayEditCatalogue(req.user) ? true : { published: { equals: true } };

/** The admin sees every account, everybody else their own. */
export const adminOrSelf: Access = ({ req }) => {
  if (isAdmin(req.user)) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};

/** The admin sees every order, an account its own. */
export const adminOrOwnOrders: Access = ({ req }) => {
  if (isAdmin(req.user)) return true;
  return req.user ? { account: { equals: req.user.id } } : false;
};
