import { BOILERS, FAULTS } from '@/domain/boilers/boiler-pages';
import { commonWords } from '@/words/fr/common';
import { layoutWords } from '@/words/fr/layout';

const shopEntries = () =>
  [
    { href: '/', label: commonWords.home },
    { href: '/products', label: commonWords.products },
    { href: BOILERS, label: layoutWords.boilers },
  ] as const;
const aboutEntries = () =>
  [
    { href: '/Apropos', label: layoutWords.about },
    { href: '/contactus', label: layoutWords.contact },
  ] as const;

/** The main pages, in the header and the menu. */
export const navEntries = () => [...shopEntries(), ...aboutEntries()];

/** The same and the fault codes, in the footer. */
export const footerEntries = () => [...shopEntries(), { href: FAULTS, label: layoutWords.faults }, ...aboutEntries()];
