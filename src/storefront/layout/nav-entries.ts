/** The main pages, in the header, the menu and the footer. */
export const NAV_ENTRIES = [
  { href: '/', label: 'Accueil' },
  { href: '/products', label: 'Produits' },
  { href: '/Apropos', label: 'À propos' },
  { href: '/contactus', label: 'Contact' },
] as const;
