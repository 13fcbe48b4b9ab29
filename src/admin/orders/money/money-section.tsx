'use client';

import { queryOptions, useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useSession } from '@/client/session/session';
import type { CashEntry, CashParcelDetail } from '@/contract/admin/cash';
import type { OrderParcel } from '@/contract/admin/parcels';
import { isAdmin } from '@/domain/accounts/roles';
import { officeCashWords } from '@/words/en/orders/cash';
import { officeCashScreenWords } from '@/words/en/orders/cash-screens';
import { officeOrderMoneyWords } from '@/words/en/orders/order-desk';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import { callAdmin } from '../../api/client';
import { expected, withLists } from '../../api/expected';
import { cashParcelsPath, remittancePath } from '../../lib/paths';
import { linkButton } from '../../ui/button';
import { Moment } from '../../ui/moment';
import { Fact, Section } from '../dialog/section';
import { failureOf } from '../failures';
import { amountText } from '../order-view';

const isDetail = withLists<CashParcelDetail>('entries');

/** Below the key of cash, so that it is read again whenever an entry was made. */
function parcelCashQuery(parcel: number) {
  return queryOptions({
    queryKey: ['admin', 'cash', 'parcel', parcel],
    queryFn: ({ signal }) => expected(callAdmin('GET', `/api/admin/cash/parcels/${parcel}/`, { signal }), isDetail),
  });
}

const SUMS = ['expected', 'collected', 'adjustments', 'outstanding'] as const;

/** Where the cash of an order is, for those who may know of cash. Nothing is expected before the parcel was handed over. */
export function MoneySection({ parcel }: { parcel: OrderParcel }) {
  const seesCash = isAdmin(useSession()?.user);
  if (!seesCash || parcel.handed_over_at === null) return null;
  return (
    <Section title={officeOrderMoneyWords.title}>
      <ParcelCash parcel={parcel} />
    </Section>
  );
}

function ParcelCash({ parcel }: { parcel: OrderParcel }) {
  const { data, error } = useQuery(parcelCashQuery(parcel.id));
  if (!data) {
    return (
      <p role="status" className={error ? 'text-red-800 text-sm' : 'text-slate-600 text-sm'}>
        {error ? failureOf(officeOrderMoneyWords.loadAction, error) : officeOrderMoneyWords.loading}
      </p>
    );
  }
  return (
    <>
      <Sums cash={data} />
      <h4 className="mt-4 mb-2 font-medium text-slate-900 text-sm">{officeOrderMoneyWords.entries}</h4>
      <ol aria-label={officeOrderMoneyWords.entries} className="grid gap-3 text-sm">
        {data.entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added, and two may be of one moment
          <Entry key={index} entry={entry} />
        ))}
      </ol>
      {data.outstanding !== 0 && (
        <Link
          href={cashParcelsPath(parcel.courier)}
          prefetch={false}
          className={linkButton({ variant: 'ghost', size: 'sm' })}
        >
          {officeOrderMoneyWords.openInCash}
        </Link>
      )}
    </>
  );
}

function Sums({ cash }: { cash: CashParcelDetail }) {
  return (
    <dl className="grid grid-cols-2 gap-3">
      {SUMS.map((name) => (
        <Fact key={name} name={officeCashScreenWords.sums[name]}>
          <span className="tabular-nums">{amountText(cash[name])}</span>
        </Fact>
      ))}
    </dl>
  );
}

function Entry({
  entry: { at, by, cause, amount, is_reversal: isReversal, remittance_id: remittance, note },
}: {
  entry: CashEntry;
}) {
  const name = officeCashWords.causes[cause];
  return (
    <li className="min-w-0">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="text-slate-900">
          {remittance === null ? (
            name
          ) : (
            <Link
              href={remittancePath(remittance)}
              prefetch={false}
              className="text-blue-900 underline underline-offset-2 hover:no-underline"
            >
              {name}
            </Link>
          )}
          {isReversal && ` · ${officeOrderMoneyWords.reversal}`}
        </span>
        <span className="tabular-nums">{amountText(amount)}</span>
      </p>
      {note && (
        <p dir="auto" className="break-words text-slate-700">
          {note}
        </p>
      )}
      <p className="text-slate-600 text-xs">
        <Moment at={at} /> {officeOrderScreenWords.by(by)}
      </p>
    </li>
  );
}
