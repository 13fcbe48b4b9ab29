import type { ROLES } from '@/domain/roles';
import { english } from '../words';

/** The roles of an account. */
export const officeRoleWords = english('roles', {
  customer: 'Customer',
  staff: 'Staff (catalogue)',
  admin: 'Admin (everything)',
} satisfies Record<(typeof ROLES)[number], string>);
