'use client';

import { Ban } from 'lucide-react';
import Link from 'next/link';
import { useSession } from '@/client/session/session';
import type { CustomerDetail } from '@/contract/admin/customers';
import { isAdmin } from '@/domain/accounts/roles';
import { formatEnglishMoment, shortEnglishMoment } from '@/domain/dates';
import { readablePhone } from '@/domain/phone';
import { officeCustomerWords } from '@/words/en/customer-screens';
import { backOfficeAmount } from '../lib/format';
import { personPath } from '../lib/paths';
import { CopyPhone } from '../orders/contact/copy-phone';

/** What the orders add up to, who it is, and whether the telephone is blocked. */
export function CustomerFacts({ customer }: { customer: CustomerDetail }) {
  const columns = officeCustomerWords.columns;
  const figures = [
    [columns.orders, customer.orders],
    [columns.delivered, customer.delivered],
    [columns.refused, customer.refused],
    [columns.cancelled, customer.cancelled],
    [columns.total, backOfficeAmount(customer.total)],
  ] as const;
  const others = customer.names.slice(1);
  return (
    <div className="grid gap-4">
      <div>
        <CopyPhone phone={readablePhone(customer.phone_key)} />
        {others.length > 0 && (
          <p className="wrap-anywhere text-slate-600 text-sm">{officeCustomerWords.alsoNamed(others.join(', '))}</p>
        )}
      </div>
      {isAdmin(useSession()?.user) && (
        <Link
          href={personPath(customer.phone_key)}
          prefetch={false}
          className="w-fit text-blue-900 text-sm underline underline-offset-2 hover:no-underline"
        >
          {officeCustomerWords.personalData}
        </Link>
      )}
      {customer.block && <Block block={customer.block} />}
      <dl className="grid grid-cols-2 gap-3 text-sm sm:grid-cols-5">
        {figures.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-slate-600 text-xs">{label}</dt>
            <dd className="wrap-anywhere font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="col-span-full">
          <dt className="text-slate-600 text-xs">{officeCustomerWords.account}</dt>
          <dd className="wrap-anywhere">
            {customer.account
              ? `${customer.account.username} · ${customer.account.email}`
              : officeCustomerWords.noAccount}
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Block({ block: { at, by, reason, until } }: { block: NonNullable<CustomerDetail['block']> }) {
  const since = officeCustomerWords.block.since(by, shortEnglishMoment(at)?.day ?? at);
  const end = until === null ? '' : officeCustomerWords.block.ends(formatEnglishMoment(until) ?? until);
  return (
    <div className="flex gap-2 rounded-lg bg-red-100 px-3 py-2 text-red-950 text-sm">
      <Ban aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{since + end}</p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {reason}
        </p>
      </div>
    </div>
  );
}
