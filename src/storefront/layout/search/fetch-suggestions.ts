import type { Suggestion } from '@/contract/catalogue';
import { suggestionsQuery } from '../../api/queries';
import { queryClient } from '../../api/query-client';

/** The suggestions for a text that is not blank, remembered for some minutes. */
export function fetchSuggestions(text: string): Promise<readonly Suggestion[]> {
  return queryClient().fetchQuery(suggestionsQuery(text));
}
