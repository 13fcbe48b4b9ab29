'use client';

import { useQuery } from '@tanstack/react-query';
import { Banknote } from 'lucide-react';
import { cx } from '@/client/classes';
import type { CashAnswer } from '@/contract/admin/cash';
import { officeCashScreenWords } from '@/words/en/cash-screens';
import { backOfficeAmount } from '../lib/format';
import { Button } from '../ui/button';
import { DataTable } from '../ui/data-table';
import { EmptyState } from '../ui/empty-state';
import { QueryStates } from '../ui/load-states';
import { StatCard } from '../ui/stat-card';
import { cashQuery } from './queries';

const { standing, standingHints, sums, sumHints, couriers: words, days } = officeCashScreenWords;

/** In the order of the sum: expected = collected + adjustments + outstanding. */
const SUMS = ['expected', 'collected', 'adjustments', 'outstanding'] as const;

type Standing = {
  name: keyof typeof standing;
  field: 'owed' | 'on_the_way' | 'overpaid' | 'unallocated';
  isRare?: true;
};

/** What couriers have now, what is still coming, and what came in too much or for no known parcel. */
const STANDING: readonly Standing[] = [
  { name: 'owed', field: 'owed' },
  { name: 'onTheWay', field: 'on_the_way' },
  { name: 'overpaid', field: 'overpaid', isRare: true },
  { name: 'unallocated', field: 'unallocated', isRare: true },
];

/** What is rare takes room only where there is some. */
function standingOf({ by_courier }: CashAnswer): Standing[] {
  return STANDING.filter(({ field, isRare }) => !isRare || by_courier.some((row) => row[field] !== 0));
}

function columnsOf(shown: readonly Standing[]) {
  return [
    { heading: words.courier },
    ...shown.map(({ name }) => ({ heading: standing[name], className: 'text-end' })),
    ...SUMS.map((name) => ({ heading: sums[name], className: 'text-end' })),
    { heading: words.parcels, className: 'text-end' },
    { heading: words.oldest, className: 'text-end' },
  ];
}

/** What all couriers owe, and each of them. */
export function CouriersView({ onParcelsOf }: { onParcelsOf: (courier: number) => void }) {
  const query = useQuery(cashQuery());
  const { data } = query;
  const shown = data ? standingOf(data) : [];
  return (
    <>
      <QueryStates query={query} failure={words.failed} />
      {data && (
        <>
          <dl className="mb-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
            {shown.map(({ name, field }) => (
              <StatCard
                key={name}
                label={standing[name]}
                hint={standingHints[name]}
                value={backOfficeAmount(data[field])}
              />
            ))}
          </dl>
          <dl className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
            {SUMS.map((name) => (
              <StatCard key={name} label={sums[name]} hint={sumHints[name]} value={backOfficeAmount(data[name])} />
            ))}
          </dl>
        </>
      )}
      {data && data.by_courier.length > 0 && (
        <DataTable caption={words.caption} columns={columnsOf(shown)} isOutdated={false}>
          {data.by_courier.map((row) => (
            <CourierRow key={row.courier} row={row} shown={shown} onParcels={() => onParcelsOf(row.courier)} />
          ))}
        </DataTable>
      )}
      {data && data.by_courier.length === 0 && (
        <EmptyState Icon={Banknote} title={words.empty} text={words.emptyHint} />
      )}
    </>
  );
}

/** On a phone a card: name and what is outstanding; the other sums; parcels and age. */
const ROW = 'hover:bg-slate-50 max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:gap-y-1 max-md:p-4';
const CELL = 'px-4 py-3 align-top max-md:p-0';
const AMOUNT = 'whitespace-nowrap text-end tabular-nums';

type Row = CashAnswer['by_courier'][number];

function CourierRow({ row, shown, onParcels }: { row: Row; shown: readonly Standing[]; onParcels: () => void }) {
  return (
    <tr className={ROW}>
      <td className={cx(CELL, 'wrap-anywhere w-1/3 font-medium max-md:col-span-2 max-md:w-auto')}>
        <bdi>{row.courier_name}</bdi>
      </td>
      {shown.map(({ name, field }) => (
        <td
          key={name}
          className={cx(
            CELL,
            AMOUNT,
            'max-md:col-span-2 max-md:flex max-md:justify-between max-md:gap-3',
            name === 'owed' ? 'font-semibold text-slate-900' : 'text-slate-700',
          )}
        >
          <span aria-hidden className="text-slate-600 md:hidden">
            {standing[name]}
          </span>
          {backOfficeAmount(row[field])}
        </td>
      ))}
      {SUMS.map((name) => (
        <td
          key={name}
          className={cx(
            CELL,
            AMOUNT,
            'max-md:col-span-2 max-md:flex max-md:justify-between max-md:gap-3',
            'text-slate-700',
          )}
        >
          <span aria-hidden className="text-slate-600 md:hidden">
            {sums[name]}
          </span>
          {backOfficeAmount(row[name])}
        </td>
      ))}
      <td className={cx(CELL, 'text-end max-md:order-last max-md:text-start')}>
        {row.parcels === 0 ? (
          <span className="text-slate-600 text-xs">{words.settled}</span>
        ) : (
          <Button
            size="sm"
            className="whitespace-nowrap"
            aria-label={words.parcelsOf(row.courier_name)}
            onClick={onParcels}
          >
            {officeCashScreenWords.parcelCount(row.parcels)}
          </Button>
        )}
      </td>
      <td className={cx(CELL, 'whitespace-nowrap text-end tabular-nums max-md:order-last max-md:self-center')}>
        {row.oldest_days !== null && (
          <span className={row.oldest_days > LATE_DAYS ? 'font-semibold text-amber-800' : 'text-slate-700'}>
            {days(row.oldest_days)}
          </span>
        )}
      </td>
    </tr>
  );
}

/** Couriers pay every week. */
const LATE_DAYS = 7;
