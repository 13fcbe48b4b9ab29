import type { Suggestion } from '@/contract/catalogue';
import { queryClient } from '../../api/query-client';
import { suggestionsQuery } from '../../api/search-queries';
import { myBoiler } from '../../boilers/mine/my-boiler';

/** The suggestions for a text that is not blank, the parts of the visitor's boiler first as on the page; remembered for some minutes. */
export async function fetchSuggestions(text: string): Promise<readonly Suggestion[]> {
  return inOrder(await queryClient().fetchQuery(suggestionsQuery(text, myBoiler()?.slug ?? '')));
}

const TYPES = ['symptom', 'page', 'fault', 'boiler', 'category', 'tag', 'product'] as const;

/** By type, each in the order of the answer. */
function inOrder(suggestions: readonly Suggestion[]): Suggestion[] {
  return TYPES.flatMap((each) => suggestions.filter(({ type }) => type === each));
}
