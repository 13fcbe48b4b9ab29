'use client';

import Link from 'next/link';
import { useState } from 'react';
import { cx } from '@/client/classes';
import type { RemittanceAnswer } from '@/contract/admin/cash';
import { VERDICTS, type Verdict } from '@/domain/cash/remittance';
import { officeCashScreenWords } from '@/words/en/orders/cash-screens';
import { backOfficeAmount, signedAmount } from '../lib/format';
import { orderPath } from '../lib/paths';
import { Button } from '../ui/button';
import { ScrollBox } from '../ui/scroll-box';

type Line = RemittanceAnswer['verdicts'][number];

const words = officeCashScreenWords.table;

/** More rows than people read, and fewer than make a page slow. */
const FIRST_ROWS = 200;

const CELL = 'px-3 py-2 align-top max-sm:px-2 max-sm:text-xs';
const AMOUNT = cx(CELL, 'whitespace-nowrap text-end tabular-nums');

/** The lines of a remittance with their verdicts, what they come to, and how many there are of each verdict. */
export function VerdictTable({ lines, sums }: { lines: readonly Line[]; sums: RemittanceAnswer['sums'] }) {
  const [isNarrowed, setIsNarrowed] = useState(false);
  const [hasAll, setHasAll] = useState(false);
  const odd = lines.filter(({ verdict }) => verdict !== 'equal');
  const chosen = isNarrowed ? odd : lines;
  const shown = hasAll ? chosen : chosen.slice(0, FIRST_ROWS);
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Counts lines={lines} />
        {odd.length > 0 && odd.length < lines.length && (
          <Button size="sm" aria-pressed={isNarrowed} onClick={() => setIsNarrowed(!isNarrowed)}>
            {isNarrowed ? words.allLines : words.onlyNotEqual}
          </Button>
        )}
      </div>
      {odd.length === 0 && <p className="text-green-900 text-sm">{words.allEqual}</p>}
      <ScrollBox label={words.caption} className="rounded-xl">
        <table className="w-full text-start text-sm">
          <caption className="sr-only">{words.caption}</caption>
          <thead className="border-slate-200 border-b bg-slate-50 text-slate-600 text-xs uppercase tracking-wide max-sm:tracking-normal">
            <tr className="[&>th]:whitespace-nowrap [&>th]:px-3 [&>th]:py-2 [&>th]:font-semibold max-sm:[&>th]:px-2">
              <th scope="col" className="max-sm:hidden">
                {words.line}
              </th>
              <th scope="col">{words.order}</th>
              <th scope="col">{words.verdict}</th>
              <th scope="col" className="text-end">
                {words.expected}
              </th>
              <th scope="col" className="text-end">
                {words.paid}
              </th>
              <th scope="col" className="text-end max-sm:hidden">
                {words.difference}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-slate-200">
            {shown.map((line) => (
              <LineRow key={line.line} line={line} />
            ))}
          </tbody>
          <Totals sums={sums} />
        </table>
      </ScrollBox>
      {shown.length < chosen.length && (
        <Button size="sm" onClick={() => setHasAll(true)}>
          {words.more(chosen.length - shown.length)}
        </Button>
      )}
    </div>
  );
}

function Counts({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {VERDICTS.map((verdict) => {
        const count = lines.filter((line) => line.verdict === verdict).length;
        return (
          count > 0 && (
            <li key={verdict} className="flex items-center gap-1.5 tabular-nums">
              <span className="font-semibold">{count}</span> <VerdictBadge verdict={verdict} />
            </li>
          )
        );
      })}
    </ul>
  );
}

function LineRow({ line }: { line: Line }) {
  const { difference } = line;
  return (
    <tr>
      <td className={cx(CELL, 'text-slate-600 tabular-nums max-sm:hidden')}>{line.line}</td>
      <td className={cx(CELL, 'max-w-48 tabular-nums')}>
        {line.order_id === null ? (
          <bdi className="wrap-anywhere text-slate-900">{line.named || '–'}</bdi>
        ) : (
          <Link
            href={orderPath(line.order_id)}
            prefetch={false}
            className="text-blue-900 underline-offset-2 hover:underline"
          >
            #{line.order_id}
          </Link>
        )}
      </td>
      <td className={CELL}>
        <VerdictBadge verdict={line.verdict} />
        {line.verdict !== 'equal' && <span className="mt-1 block text-slate-700 text-xs">{line.message}</span>}
      </td>
      <td className={AMOUNT}>{line.expected === null ? '–' : backOfficeAmount(line.expected)}</td>
      <td className={AMOUNT}>{backOfficeAmount(line.paid)}</td>
      <td className={cx(AMOUNT, 'max-sm:hidden', difference !== 0 && 'font-semibold text-amber-800')}>
        {difference === 0 ? '' : signedAmount(difference)}
      </td>
    </tr>
  );
}

function Totals({ sums: { expected, paid, difference } }: { sums: RemittanceAnswer['sums'] }) {
  return (
    <tfoot className="border-slate-300 border-t bg-slate-50 font-semibold">
      <tr>
        <th scope="row" colSpan={2} className={cx(CELL, 'text-start max-sm:hidden')}>
          {words.total}
        </th>
        <th scope="row" className={cx(CELL, 'text-start sm:hidden')}>
          {words.total}
        </th>
        <td className={CELL} />
        <td className={AMOUNT}>{backOfficeAmount(expected)}</td>
        <td className={AMOUNT}>
          {backOfficeAmount(paid)}
          {difference !== 0 && (
            <span className="block text-amber-800 text-xs sm:hidden">{signedAmount(difference)}</span>
          )}
        </td>
        <td className={cx(AMOUNT, 'max-sm:hidden', difference !== 0 && 'text-amber-800')}>
          {signedAmount(difference)}
        </td>
      </tr>
    </tfoot>
  );
}

const VERDICT_CLASSES: Record<Verdict, string> = {
  equal: 'bg-green-100 text-green-900',
  different: 'bg-amber-100 text-amber-900',
  unknown: 'bg-red-100 text-red-900',
  'already-paid': 'bg-slate-200 text-slate-800',
};

function VerdictBadge({ verdict }: { verdict: Verdict }) {
  return (
    <span
      title={officeCashScreenWords.verdictHints[verdict]}
      className={`whitespace-nowrap rounded-full px-2 py-0.5 font-semibold text-xs ${VERDICT_CLASSES[verdict]}`}
    >
      {officeCashScreenWords.verdicts[verdict]}
    </span>
  );
}
