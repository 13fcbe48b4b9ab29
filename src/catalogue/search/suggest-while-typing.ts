/** Products for a text whose last word may be half typed, so that suggestions do not vanish between two letters. */
import type { Database } from '@/database/database';
import { withoutLabels } from '@/domain/number-labels';
import { fold } from '@/domain/text';
import { type Interpretation, interpret, isMeaningless } from './interpret';
import { MAX_PRODUCTS, type SuggestedProduct, suggestHolding, suggestProducts } from './suggest-products';
import { completionsOf } from './synonyms';

type Source = () => Promise<readonly SuggestedProduct[]>;

/**
 * First the products for the text itself, then those for words of the shop's list that begin with its last words. For "pas d'eau",
 * the list comes first: titles are searched for "eau" alone. If nothing is found, the last word is left out.
 */
export async function suggestWhileTyping({
  db,
  text,
  meaning,
}: {
  db: Database;
  text: string;
  meaning: Interpretation;
}): Promise<readonly SuggestedProduct[]> {
  const read = async (other: string) =>
    suggestProducts({ db, meaning: await interpret({ db, text: other, scope: 'published' }) });
  const own = async () => (isMeaningless(meaning) ? [] : suggestProducts({ db, meaning }));
  // A text without its fault code or its brand is about something else.
  if (meaning.numbers.length + meaning.faults.length > 0) return own();
  const typed = withoutLabels(text);
  const completions = await completionsOf({ db, text: typed });
  const completed = completions.map(
    (completion): Source =>
      () =>
        read(completion.text),
  );
  const found = await fill(
    completions[0]?.isPhrase && hasSmallWords(typed, meaning)
      ? [() => suggestHolding({ db, text: fold(typed) }), ...completed, own]
      : [own, ...completed],
  );
  const shorter = typed.replace(/\s*\S+$/, '');
  return found.length > 0 || shorter === '' ? found : read(shorter);
}

/** Whether words before the last one are not looked for. */
function hasSmallWords(text: string, { typed }: Interpretation): boolean {
  const kept = new Set(typed.map((word) => word.typed));
  return fold(text)
    .split(' ')
    .slice(0, -1)
    .some((word) => !kept.has(word));
}

/** The first products of the sources, each once. No source is read that is not needed. */
async function fill(sources: readonly Source[]): Promise<SuggestedProduct[]> {
  const products = new Map<number, SuggestedProduct>();
  for (const source of sources) {
    if (products.size >= MAX_PRODUCTS) break;
    for (const product of await source()) if (!products.has(product.id)) products.set(product.id, product);
  }
  return [...products.values()].slice(0, MAX_PRODUCTS);
}
