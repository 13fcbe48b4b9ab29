import { Flame, ListChecks, MessageCircleQuestion, PackageSearch } from 'lucide-react';
import { SYMPTOMS } from '@/domain/boilers/help-topics';
import { footerWords } from '@/words/fr/footer';

/** What the shop does for customers besides selling, in the footer and the menu. */
export const services = () => [
  { href: '/suivi', label: footerWords.followOrder, Icon: PackageSearch },
  { href: '/commande-rapide', label: footerWords.quickOrder, Icon: ListChecks },
  { href: SYMPTOMS, label: footerWords.symptoms, Icon: Flame },
  { href: '/demande-piece', label: footerWords.askForPart, Icon: MessageCircleQuestion },
];
