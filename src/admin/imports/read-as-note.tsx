import type { ReadAs } from '@/domain/import/read-as';
import { officeImportWords } from '@/words/en/catalogue/imports';

/** How the server understood a file: a wrong guess of its encoding shows in its accents. */
export function ReadAsNote({ readAs }: { readAs: ReadAs }) {
  return <p className="text-slate-700 text-sm">{officeImportWords.readAs(readAs)}</p>;
}
