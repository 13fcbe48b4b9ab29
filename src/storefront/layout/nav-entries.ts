import { BOILERS, FAULTS } from '@/domain/boiler-pages';
import { commonWords } from '@/words/fr/common';
import { layoutWords } from '@/words/fr/layout';

const SHOP = [
  { href: '/', label: commonWords.home },
  { href: '/products', label: commonWords.products },
  { href: BOILERS, label: layoutWords.boilers },
] as const;
const ABOUT = [
  { href: '/Apropos', label: layoutWords.about },
  { href: '/contactus', label: layoutWords.contact },
] as const;

/** The main pages, in the header and the menu. */
export const NAV_ENTRIES = [...SHOP, ...ABOUT];

/** The same and the fault codes, in the footer. */
export const FOOTER_ENTRIES = [...SHOP, { href: FAULTS, label: layoutWords.faults }, ...ABOUT];
