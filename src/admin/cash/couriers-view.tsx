'use client';

import { useQuery } from '@tanstack/react-query';
import { Banknote } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/client/classes';
import type { CashAnswer } from '@/contract/admin/cash';
import { officeCashScreenWords } from '@/words/en/orders/cash-screens';
import { backOfficeAmount } from '../lib/format';
import { Button } from '../ui/button';
import { DataTable } from '../ui/data-table';
import { EmptyState } from '../ui/empty-state';
import { QueryStates } from '../ui/load-states';
import { StatCard } from '../ui/stat-card';
import { cashQuery } from './queries';

const { standing, standingHints, sums, sumHints, couriers: words } = officeCashScreenWords;

/** In the order of the sum: expected = collected + adjustments + outstanding. */
const SUMS = ['expected', 'collected', 'adjustments', 'outstanding'] as const;

type Standing = { name: keyof typeof standing; field: 'owed' | 'on_the_way' | 'overpaid' | 'unallocated' };

/** What couriers have now, and what is still coming. */
const DUE: readonly Standing[] = [
  { name: 'owed', field: 'owed' },
  { name: 'onTheWay', field: 'on_the_way' },
];

/** What came in too much, and for no known parcel: rare, so that it takes room only where there is some. */
const RARE: readonly (Standing & { beside: (typeof SUMS)[number] })[] = [
  { name: 'overpaid', field: 'overpaid', beside: 'outstanding' },
  { name: 'unallocated', field: 'unallocated', beside: 'collected' },
];

const columns = () => [
  { heading: words.courier },
  ...DUE.map(({ name }) => ({ heading: standing[name], className: 'text-end' })),
  ...SUMS.map((name) => ({ heading: sums[name], className: 'text-end' })),
  { heading: words.parcels, className: 'text-end' },
];

/** What all couriers owe, and each of them. */
export function CouriersView({ onParcelsOf }: { onParcelsOf: (courier: number) => void }) {
  const query = useQuery(cashQuery());
  const { data } = query;
  const cards = data ? [...DUE, ...RARE.filter(({ field }) => data[field] !== 0)] : [];
  return (
    <>
      <QueryStates query={query} failure={words.failed} />
      {data && (
        <>
          <dl className="mb-3 grid grid-cols-2 gap-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
            {cards.map(({ name, field }) => (
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
        <DataTable caption={words.caption} columns={columns()} isDense isOutdated={false}>
          {data.by_courier.map((row) => (
            <CourierRow key={row.courier} row={row} onParcels={() => onParcelsOf(row.courier)} />
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
const CELL = 'px-2 py-3 align-top max-md:p-0';
const AMOUNT = 'whitespace-nowrap text-end tabular-nums';

type Row = CashAnswer['by_courier'][number];

function CourierRow({ row, onParcels }: { row: Row; onParcels: () => void }) {
  return (
    <tr className={ROW}>
      <td className={cx(CELL, 'min-w-40 break-words font-medium max-md:col-span-2 max-md:min-w-0')}>
        <bdi>{row.courier_name}</bdi>
      </td>
      {DUE.map(({ name, field }) => (
        <Amount key={name} label={standing[name]} amount={row[field]} isStrong={field === 'owed'} />
      ))}
      {SUMS.map((name) => (
        <Amount key={name} label={sums[name]} amount={row[name]}>
          {RARE.filter(({ beside, field }) => beside === name && row[field] !== 0).map((rare) => (
            <span
              key={rare.name}
              className="ms-auto block max-w-24 whitespace-normal text-amber-800 text-xs max-md:max-w-none"
            >
              {words.rare(backOfficeAmount(row[rare.field]), standing[rare.name])}
            </span>
          ))}
        </Amount>
      ))}
      <td className={cx(CELL, 'text-end max-md:order-last max-md:col-span-2 max-md:text-start')}>
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
        {row.oldest_days !== null && (
          <span
            className={cx(
              'block whitespace-nowrap text-xs max-md:ms-3 max-md:inline',
              row.oldest_days > LATE_DAYS ? 'font-semibold text-amber-800' : 'text-slate-700',
            )}
          >
            {words.oldest(officeCashScreenWords.days(row.oldest_days))}
          </span>
        )}
      </td>
    </tr>
  );
}

type AmountProps = { label: string; amount: number; isStrong?: boolean; children?: ReactNode };

function Amount({ label, amount, isStrong = false, children }: AmountProps) {
  return (
    <td
      className={cx(
        CELL,
        AMOUNT,
        'max-md:col-span-2 max-md:flex max-md:justify-between max-md:gap-3',
        isStrong ? 'font-semibold text-slate-900' : 'text-slate-700',
      )}
    >
      <span aria-hidden className="text-slate-600 md:hidden">
        {label}
      </span>
      <span>
        {backOfficeAmount(amount)}
        {children}
      </span>
    </td>
  );
}

/** Couriers pay every week. */
const LATE_DAYS = 7;
