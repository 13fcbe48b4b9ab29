'use client';

import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { cx } from '@/client/classes';
import type { Remittance } from '@/contract/admin/cash';
import { officeCommonWords } from '@/words/en/common';
import { officeCashScreenWords } from '@/words/en/orders/cash-screens';
import { backOfficeAmount, formatLongDay } from '../lib/format';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { LogList } from '../ui/log-list';
import { CourierFilter } from './courier-filter';
import type { CashState, LIST_STATE } from './list-state';
import { remittancesQuery } from './queries';

const words = officeCashScreenWords.remittances;

const columns = () => [
  { heading: words.reference },
  { heading: words.courier },
  { heading: words.date },
  { heading: words.amount, className: 'text-end' },
  { heading: words.lines, className: 'text-end' },
  { heading: words.by },
];

type RemittancesViewProps = {
  state: CashState;
  onChange: (changes: Partial<typeof LIST_STATE>, options?: { isNewEntry: boolean }) => void;
  onOpen: (id: number) => void;
};

/** What couriers paid, newest first. */
export function RemittancesView({ state: { courier, page }, onChange, onOpen }: RemittancesViewProps) {
  const query = useQuery(remittancesQuery({ courier, page }));
  const clear = () => onChange({ courier: '', page: '' });
  return (
    <>
      <search className="mb-4 flex flex-wrap gap-3">
        <CourierFilter chosen={courier} onChoose={(next) => onChange({ courier: next, page: '' })} />
      </search>
      <LogList
        query={query}
        failure={words.failed}
        page={page}
        onChange={onChange}
        countText={words.count}
        caption={words.caption}
        columns={columns()}
        rowsOf={({ remittances }) =>
          remittances.map((remittance) => (
            <RemittanceRow key={remittance.id} remittance={remittance} onOpen={() => onOpen(remittance.id)} />
          ))
        }
        empty={
          courier === null ? (
            <EmptyState Icon={HandCoins} title={words.empty} text={words.emptyHint} />
          ) : (
            <EmptyState Icon={HandCoins} title={words.none}>
              <Button onClick={clear}>{officeCommonWords.clearFilters}</Button>
            </EmptyState>
          )
        }
      />
    </>
  );
}

/** On a phone a card: reference and amount; courier and lines; date and person. */
const ROW =
  'hover:bg-slate-50 max-md:grid max-md:grid-cols-[minmax(0,1fr)_fit-content(50%)] max-md:gap-x-3 max-md:gap-y-1 max-md:p-4';
const CELL = 'px-4 py-3 align-top max-md:p-0';

function RemittanceRow({ remittance, onOpen }: { remittance: Remittance; onOpen: () => void }) {
  const isReversed = remittance.reversed_at !== null;
  return (
    <tr className={ROW}>
      <td className={cx(CELL, 'wrap-anywhere w-1/4 max-md:col-start-1 max-md:row-start-1 max-md:w-auto')}>
        <button
          type="button"
          aria-label={words.openNamed(remittance.reference)}
          onClick={onOpen}
          className="cursor-pointer text-start font-medium text-blue-900 underline-offset-2 hover:underline"
        >
          <bdi>{remittance.reference}</bdi>
        </button>
        {isReversed && (
          <span className="ms-2 whitespace-nowrap rounded-full bg-slate-200 px-2 py-0.5 font-semibold text-slate-800 text-xs">
            {words.reversed}
          </span>
        )}
      </td>
      <td className={cx(CELL, 'wrap-anywhere w-1/4 max-md:col-start-1 max-md:row-start-2 max-md:w-auto')}>
        <bdi>{remittance.courier_name}</bdi>
      </td>
      <td
        className={cx(
          CELL,
          'whitespace-nowrap text-slate-700 tabular-nums max-md:col-start-1 max-md:row-start-3 max-md:text-xs',
        )}
      >
        {formatLongDay(remittance.date)}
      </td>
      <td
        className={cx(
          CELL,
          'whitespace-nowrap text-end font-semibold tabular-nums max-md:col-start-2 max-md:row-start-1',
          isReversed && 'text-slate-600 line-through',
        )}
      >
        {backOfficeAmount(remittance.amount)}
      </td>
      <td
        className={cx(
          CELL,
          'whitespace-nowrap text-end tabular-nums max-md:col-start-2 max-md:row-start-2 max-md:text-xs',
        )}
      >
        <span className="max-md:hidden">{remittance.lines}</span>
        {remittance.differences > 0 && (
          <span className="block text-amber-800 text-xs">{words.notEqual(remittance.differences)}</span>
        )}
      </td>
      <td
        className={cx(
          CELL,
          'wrap-anywhere text-slate-700 max-md:col-start-2 max-md:row-start-3 max-md:text-end max-md:text-xs',
        )}
      >
        {remittance.by}
      </td>
    </tr>
  );
}
