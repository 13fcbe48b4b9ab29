'use client';

import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { cx } from '@/client/classes';
import type { UnallocatedLine } from '@/contract/admin/unallocated';
import { officeCashScreenWords } from '@/words/en/orders/cash-screens';
import { backOfficeAmount } from '../lib/format';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { LogList } from '../ui/log-list';
import { CourierFilter } from './courier-filter';
import type { CashState, LIST_STATE } from './list-state';
import { unallocatedQuery } from './queries';
import { SettleLineDialog } from './settle-line-dialog';

const words = officeCashScreenWords.unallocated;

const columns = () => [
  { heading: words.line },
  { heading: words.courier },
  { heading: words.reason },
  { heading: words.amount, className: 'text-end' },
  { heading: words.actions, className: 'text-end' },
];

type UnallocatedViewProps = {
  state: CashState;
  onChange: (changes: Partial<typeof LIST_STATE>, options?: { isNewEntry: boolean }) => void;
};

/** What remittances paid and no parcel collected, with the way to settle it. */
export function UnallocatedView({ state: { courier, page }, onChange }: UnallocatedViewProps) {
  const query = useQuery(unallocatedQuery({ courier, page }));
  const [settled, setSettled] = useState<UnallocatedLine | null>(null);
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
        countText={(lines) => words.count(lines, backOfficeAmount(query.data?.amount ?? 0))}
        caption={words.caption}
        columns={columns()}
        rowsOf={({ lines }) =>
          lines.map((line) => <LineRow key={line.id} line={line} onSettle={() => setSettled(line)} />)
        }
        empty={<EmptyState Icon={CircleCheck} title={words.empty} text={words.emptyHint} />}
      />
      {settled && <SettleLineDialog line={settled} onClose={() => setSettled(null)} />}
    </>
  );
}

/** On a phone a card: line and amount; courier; why and what to do. */
const ROW = 'hover:bg-slate-50 max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:gap-y-1 max-md:p-4';
const CELL = 'px-4 py-3 align-top max-md:p-0';

function LineRow({ line, onSettle }: { line: UnallocatedLine; onSettle: () => void }) {
  const name = words.lineOf(line.line, line.remittance);
  return (
    <tr className={ROW}>
      <td className={cx(CELL, 'wrap-anywhere')}>
        <span className="block font-medium tabular-nums">
          <bdi>{line.tracking ?? line.reference}</bdi>
        </span>
        <span className="block text-slate-600 text-xs">{name}</span>
      </td>
      <td className={cx(CELL, 'wrap-anywhere max-md:row-start-2')}>
        <bdi>{line.courier_name}</bdi>
      </td>
      <td className={cx(CELL, 'text-slate-700 max-md:col-span-2 max-md:row-start-3')}>{reasonOf(line)}</td>
      <td className={cx(CELL, 'whitespace-nowrap text-end font-semibold tabular-nums')}>
        {backOfficeAmount(line.amount)}
      </td>
      <td className={cx(CELL, 'text-end max-md:row-start-2')}>
        <Button size="sm" aria-label={words.settleNamed(name)} onClick={onSettle}>
          {words.settle}
        </Button>
      </td>
    </tr>
  );
}

function reasonOf({ verdict, other_order_id: order, other_courier: courier }: UnallocatedLine): string {
  if (order !== null && courier !== null) return words.otherCourier(order, courier);
  return verdict === 'already-paid' ? words.paid : words.unknown;
}
