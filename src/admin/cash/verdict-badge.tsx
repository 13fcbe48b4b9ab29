import type { Verdict } from '@/domain/cash/remittance';
import { officeCashScreenWords } from '@/words/en/orders/cash-screens';

const CLASSES: Record<Verdict, string> = {
  equal: 'bg-green-100 text-green-900',
  different: 'bg-amber-100 text-amber-900',
  unknown: 'bg-red-100 text-red-900',
  'already-paid': 'bg-slate-200 text-slate-800',
};

export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  return (
    <span
      title={officeCashScreenWords.verdictHints[verdict]}
      className={`whitespace-nowrap rounded-full px-2 py-0.5 font-semibold text-xs ${CLASSES[verdict]}`}
    >
      {officeCashScreenWords.verdicts[verdict]}
    </span>
  );
}
