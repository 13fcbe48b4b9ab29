import { commonWords } from '@/words/fr/common';
import { layoutWords } from '@/words/fr/layout';
/** The main pages, in the header, the menu and the footer. */
export const NAV_ENTRIES = [
  { href: '/', label: commonWords.home },
  { href: '/products', label: commonWords.products },
  { href: '/chaudieres', label: layoutWords.boilers },
  { href: '/Apropos', label: layoutWords.about },
  { href: '/contactus', label: layoutWords.contact },
] as const;
