import { SearchX } from 'lucide-react';
import { Notice } from '@/storefront/ui/notice';
import { WaysOn } from './ways-on';

export function NothingFound() {
  return (
    <div className="mt-6">
      <Notice Icon={SearchX} title="Aucun résultat trouvé" as="h2">
        <p className="max-w-xl text-slate-600">Essayez avec des mots-clés différents ou vérifiez l'orthographe.</p>
        <WaysOn />
      </Notice>
    </div>
  );
}
