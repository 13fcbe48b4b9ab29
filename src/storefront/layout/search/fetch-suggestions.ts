import type { Suggestion } from '@/contract/catalogue';
import { suggestionsQuery } from '../../api/queries';
import { queryClient } from '../../api/query-client';
import { myBoiler } from '../../boilers/mine/my-boiler';

/** The suggestions for a text that is not blank, the parts of the visitor's boiler first as on the page; remembered for some minutes. */
export function fetchSuggestions(text: string): Promise<readonly Suggestion[]> {
  return queryClient().fetchQuery(suggestionsQuery(text, myBoiler()?.slug ?? ''));
}
