import { SearchX } from 'lucide-react';
import { officeCommonWords } from '@/words/en/common';
import { officeUiWords } from '@/words/en/ui';
import { Button } from './button';
import { EmptyState } from './empty-state';

type NothingFoundProps = {
  /** what the list holds, in the plural: orders */
  things: string;
  /** what was typed into the search; '' if only other filters are set */
  search?: string;
  /** what the search looks at, as a sentence */
  looksAt?: string;
  /** absent if the search is beside the list and nothing else narrows it */
  onClear?: () => void;
  isBare?: boolean;
};

/** In place of a list whose search or filters find nothing: every list says it in the same way, with what was searched for. */
export function NothingFound({ things, search = '', looksAt, onClear, isBare = false }: NothingFoundProps) {
  const typed = search.trim();
  return (
    <EmptyState
      Icon={SearchX}
      isBare={isBare}
      title={officeUiWords.nothingFound(things, typed)}
      text={looksAt ?? officeUiWords.nothingFoundHint}
    >
      {onClear && <Button onClick={onClear}>{officeCommonWords.clearFilters}</Button>}
    </EmptyState>
  );
}
