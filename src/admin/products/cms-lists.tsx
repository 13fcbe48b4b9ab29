import { officeProductsWords } from '@/words/en/catalogue/products';
import { cmsPath } from '../lib/paths';

const { collections } = officeProductsWords;
const LISTS = [
  'boiler-models',
  'fitments',
  'part-numbers',
  'fault-codes',
  'symptoms',
  'search-words',
  'documents',
] as const;

/** What belongs to the catalogue and has no screen of its own: it is kept in Payload's lists. */
export function CmsLists() {
  return (
    <nav aria-label={officeProductsWords.cmsLists} className="mb-4 flex flex-wrap items-center gap-x-4 text-sm">
      <span className="text-slate-600">{officeProductsWords.cmsLists}</span>
      {LISTS.map((slug) => (
        <a
          key={slug}
          href={cmsPath(slug)}
          className="inline-flex min-h-9 items-center text-blue-900 underline underline-offset-2 hover:no-underline"
        >
          {collections[slug]}
        </a>
      ))}
    </nav>
  );
}
