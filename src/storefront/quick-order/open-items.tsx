import { quickOrderWords } from '@/words/fr/orders/quick-order';
import type { OpenLine } from './quick-lines';

/** Lines without a product, for the list of what is left. */
export function openItems(lines: readonly OpenLine[]) {
  return lines.map(({ line, typed, reason }) => (
    <li key={line} className="break-words">
      <span className="font-medium">{typed}</span> : {quickOrderWords.open[reason]}
    </li>
  ));
}
