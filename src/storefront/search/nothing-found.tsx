import { SearchX } from 'lucide-react';
import { Notice } from '@/storefront/ui/notice';
import { searchWords } from '@/words/fr/search';
import { WaysOn } from './ways-on';

export function NothingFound() {
  return (
    <div className="mt-6">
      <Notice Icon={SearchX} title={searchWords.nothing} as="h2">
        <p className="max-w-xl text-slate-600">{searchWords.nothingText}</p>
        <WaysOn />
      </Notice>
    </div>
  );
}
