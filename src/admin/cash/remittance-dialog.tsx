'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RemittanceDetail } from '@/contract/admin/cash';
import { officeCashScreenWords } from '@/words/en/orders/cash-screens';
import { backOfficeAmount, formatLongDay } from '../lib/format';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { QueryStates } from '../ui/load-states';
import { Modal } from '../ui/modal';
import { Moment } from '../ui/moment';
import { isMissing, NoSuchEntry } from '../ui/no-such-entry';
import { remittanceQuery } from './queries';
import { ReverseDialog } from './reverse-dialog';
import { VerdictTable } from './verdict-table';

const words = officeCashScreenWords.remittance;

/** A remittance with its lines, and the way to take it back. */
export function RemittanceDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery(remittanceQuery(id));
  const { data, error } = query;
  const [isReversing, setIsReversing] = useState(false);
  return (
    <>
      <Modal
        title={data ? words.title(data.reference) : words.loadingTitle}
        width="lg"
        isFullOnPhone
        onClose={onClose}
        footer={
          data && data.reversed_at === null ? (
            <Button variant="danger" onClick={() => setIsReversing(true)}>
              {words.reverse}
            </Button>
          ) : undefined
        }
      >
        {isMissing(error) ? (
          <NoSuchEntry text={words.gone} backLabel={words.back} onBack={onClose} />
        ) : (
          <QueryStates query={query} failure={words.failed} />
        )}
        {data && (
          <div className="grid gap-5">
            <Facts remittance={data} />
            <VerdictTable lines={data.verdicts} sums={data.sums} />
          </div>
        )}
      </Modal>
      {isReversing && <ReverseDialog id={id} onClose={() => setIsReversing(false)} />}
    </>
  );
}

function Facts({ remittance }: { remittance: RemittanceDetail }) {
  const { facts } = words;
  const entries = [
    [facts.courier, remittance.courier_name],
    [facts.date, formatLongDay(remittance.date)],
    [facts.amount, backOfficeAmount(remittance.amount)],
    [facts.fees, backOfficeAmount(remittance.fees)],
  ] as const;
  return (
    <>
      {remittance.reversed_by !== null && (
        <Banner kind="error" text={words.reversedBy(remittance.reversed_by, remittance.reason ?? '')} />
      )}
      <dl className="grid grid-cols-2 gap-3 text-sm sm:grid-cols-4">
        {entries.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-slate-600 text-xs">{label}</dt>
            <dd className="wrap-anywhere font-medium tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="col-span-full">
          <dt className="text-slate-600 text-xs">{facts.written}</dt>
          <dd>
            <Moment at={remittance.at} /> · {remittance.by}
          </dd>
        </div>
      </dl>
    </>
  );
}
