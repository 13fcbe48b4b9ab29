import type { ProductsAnswer } from '@/contract/catalogue';
import { searchAnswerWords } from '@/words/fr/catalogue/search-answers';

type Searched = Pick<ProductsAnswer, 'left_out'> & { products: readonly unknown[]; is_exact?: boolean | undefined };

/** Says the number of results, and if they are not for the whole text, what they are for. */
export function withSearchNote({ products, is_exact, left_out }: Searched, count: string): string {
  if (left_out && left_out.words.length > 0) {
    return `${searchAnswerWords.leftOut(left_out.words.join(' '), left_out.text)} ${count}.`;
  }
  return is_exact === false && products.length > 0 ? searchAnswerWords.notAllWords(count) : count;
}
