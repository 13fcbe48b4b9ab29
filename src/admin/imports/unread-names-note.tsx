import { officeColumnWords } from '@/words/en/columns';

/** Columns of a courier's file that may name its parcels as well, and are not read. */
export function UnreadNamesNote({ headings }: { headings: readonly string[] }) {
  if (headings.length === 0) return null;
  return (
    <p className="wrap-anywhere rounded-lg bg-amber-50 px-3 py-2 font-medium text-amber-900 text-sm">
      {officeColumnWords.unreadNames(headings.join(', '))}
    </p>
  );
}
