import { Search } from 'lucide-react';
import { Notice } from '@/storefront/ui/notice';
import { searchWords } from '@/words/fr/search';
import { WaysOn } from './ways-on';

/** Shown for an empty search. */
export function AskForWord() {
  return (
    <Notice Icon={Search} title={searchWords.question} as="h1">
      <p className="max-w-md text-slate-600">{searchWords.questionText}</p>
      <WaysOn />
    </Notice>
  );
}
