/** Who may do what: customers buy, staff keep the catalogue, the admin does everything. */
export const ROLES = ['customer', 'staff', 'admin'] as const;

export function isAdmin(user: { role?: string | null } | null | undefined): boolean {
  return user?.role === 'admin';
}

/** Products, categories and brands. */
export function mayEditCatalogue(user: { role?: string | null } | null | undefined): boolean {
  return user?.role === 'staff' || user?.role === 'admin';
}
