import { Star } from 'lucide-react';
import { productWords } from '@/words/fr/product';

const FIVE = [1, 2, 3, 4, 5];

/** Decoration only: there are no reviews yet. */
export function Stars() {
  return (
    <p className="flex items-center gap-2 text-slate-600 text-sm">
      <span aria-hidden className="flex">
        {FIVE.map((star) => (
          <Star key={star} className="size-4 text-slate-300" fill="currentColor" />
        ))}
      </span>
      {productWords.reviewsSoon}
    </p>
  );
}
