import { layoutWords } from '@/words/fr/layout';
/** The first stop of the Tab key. */
export function SkipLink() {
  return (
    <a
      href="#contenu"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:start-2 focus:z-50 focus:rounded-lg focus:bg-blue-900 focus:px-4 focus:py-3 focus:font-semibold focus:text-white"
    >
      {layoutWords.skip}
    </a>
  );
}
