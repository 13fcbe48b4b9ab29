import { parts } from '@/client/parts';
import { checkoutWords } from '@/words/fr/checkout';
export function RequiredNote() {
  return (
    <p className="text-slate-600 text-sm sm:col-span-2">
      {parts(checkoutWords.requiredNote(<span className="text-red-700">*</span>))}
    </p>
  );
}
