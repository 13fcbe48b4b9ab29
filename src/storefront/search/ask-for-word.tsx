import { Search } from 'lucide-react';
import { Notice } from '@/storefront/ui/notice';
import { WaysOn } from './ways-on';

/** Nothing was asked for, so nothing is searched. */
export function AskForWord() {
  return (
    <Notice Icon={Search} title="Que cherchez-vous ?" as="h1">
      <p className="max-w-md text-slate-600">
        Écrivez un mot dans la barre de recherche : une pièce, une marque ou la référence inscrite sur votre appareil.
      </p>
      <WaysOn />
    </Notice>
  );
}
