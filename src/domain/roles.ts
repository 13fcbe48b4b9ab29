/** Customers buy, staff edit the catalogue, the admin may do everything. */
export const ROLES = ['customer', 'staff', 'admin'] as const;

export function isAdmin(user: { role?: string | null } | null | undefined): boolean {
  return user?.role === 'admin';
}

/** Whether a person may edit products, categories and brands. */
export function mayEditCatalogue(user: { role?: string | null } | null | undefined): boolean {
  return user?.role === 'staff' || user?.role === 'admin';
}
