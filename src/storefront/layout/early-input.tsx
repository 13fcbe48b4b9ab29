import { EARLY_INPUT_SCRIPT, SLOW_NOTICE } from '@/contract/early-input';
import { frameWords } from '@/words/fr/frame';
import { ShopPhones } from '../ui/shop-phones';

/** To stand in the head: it runs before anything can be pressed. */
export function EarlyInputScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, whose hash the page's security policy names
  return <script dangerouslySetInnerHTML={{ __html: EARLY_INPUT_SCRIPT }} />;
}

/** What the page says when its scripts do not come. */
export function SlowNotice() {
  return (
    <p
      id={SLOW_NOTICE}
      role="status"
      hidden
      suppressHydrationWarning
      className="fixed inset-x-4 bottom-4 z-60 mx-auto max-w-xl rounded-xl border border-slate-300 bg-white p-4 text-slate-900 text-sm shadow-xl"
    >
      {frameWords.slow} <ShopPhones />
    </p>
  );
}
