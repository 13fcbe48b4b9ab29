import { officeImportWords } from '@/words/en/catalogue/imports';

export const OUTCOMES = ['created', 'updated', 'unchanged', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What an import has done, or its dry run would do. */
export type ImportCounts = { dry_run: boolean } & Record<Outcome, number>;

/** The labels of a dry run say what would happen. */
export const OUTCOME_LABELS: Record<'real' | 'dry', Record<Outcome, string>> = {
  real: officeImportWords.done,
  dry: officeImportWords.planned,
};

export const OUTCOME_CLASSES: Record<Outcome, string> = {
  created: 'bg-green-100 text-green-900',
  updated: 'bg-blue-100 text-blue-900',
  unchanged: 'bg-slate-100 text-slate-700',
  failed: 'bg-red-100 text-red-900',
};

/** What an import says once it is over. */
export function overText({ dry_run: isTry, failed }: ImportCounts): string {
  if (!isTry) return officeImportWords.state.done;
  return failed === 0 ? officeImportWords.state.tryDone : officeImportWords.state.tryFailed;
}

/** What an import says while it runs. */
export function runningText({ isTry }: { isTry: boolean }): string {
  return isTry ? officeImportWords.state.trying : officeImportWords.state.importing;
}
