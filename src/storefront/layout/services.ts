import { ListChecks, MessageCircleQuestion, PackageSearch } from 'lucide-react';
import { footerWords } from '@/words/fr/footer';

/** What the shop does for customers besides selling, in the footer and the menu. */
export const SERVICES = [
  { href: '/suivi', label: footerWords.followOrder, Icon: PackageSearch },
  { href: '/commande-rapide', label: footerWords.quickOrder, Icon: ListChecks },
  { href: '/demande-piece', label: footerWords.askForPart, Icon: MessageCircleQuestion },
];
