'use client';

import type { AdminWilaya } from '@/contract/admin/wilayas';
import { officeShippingWords } from '@/words/en/catalogue/shipping';
import { moveByArrows } from '../lib/move-by-arrows';
import type { Selection } from '../lib/use-selection';
import { Checkbox } from '../ui/checkbox';
import type { BulkPlan, BulkTarget } from './bulk-plan';
import { ROW_CLASS, type WilayaChange, WilayaRow } from './wilaya-row';

type WilayaListProps = {
  all: readonly AdminWilaya[];
  shown: readonly AdminWilaya[];
  selection: Selection;
  plan: BulkPlan & { target: BulkTarget };
  onChange: (wilaya: AdminWilaya, change: WilayaChange) => Promise<unknown>;
  onEdit: (wilaya: AdminWilaya) => void;
  onDelete: (wilaya: AdminWilaya) => void;
};

const { columns } = officeShippingWords;

/** A table of wilayas whose values are edited where they stand. The cheapest and the dearest carry a badge if there are several. */
export function WilayaList({ all, shown, selection, plan, onChange, onEdit, onDelete }: WilayaListProps) {
  const { chosen, choose } = selection;
  const ids = shown.map(({ id }) => id);
  const chosenHere = ids.filter((id) => chosen.has(id)).length;
  const badgeOf = badges(all);
  return (
    <div className="rounded-xl border border-slate-200 bg-white">
      <div className={`${ROW_CLASS} rounded-t-xl bg-slate-50 py-1`}>
        <Checkbox
          label={officeShippingWords.selectAll}
          checked={chosenHere > 0 && chosenHere === ids.length}
          isMixed={chosenHere > 0 && chosenHere < ids.length}
          onChange={({ target }) => choose(ids, target.checked)}
        />
        <p className="col-span-2 text-slate-600 text-xs md:col-span-1">{officeShippingWords.keys}</p>
        {[columns.home, columns.desk, columns.days].map((heading) => (
          <p
            key={heading}
            aria-hidden
            className="hidden px-2 text-end font-semibold text-slate-600 text-xs uppercase tracking-wide md:block"
          >
            {heading}
          </p>
        ))}
        <span className="hidden w-30 md:block" />
      </div>
      <ul aria-label={officeShippingWords.caption} onKeyDown={moveByArrows}>
        {shown.map((wilaya) => {
          const after = plan.after.get(wilaya.id);
          return (
            <WilayaRow
              key={wilaya.id}
              wilaya={wilaya}
              badge={badgeOf(wilaya)}
              isChosen={chosen.has(wilaya.id)}
              planned={after === undefined ? null : { target: plan.target, dinars: after }}
              onChoose={(isChosen) => choose([wilaya.id], isChosen)}
              onChange={(change) => onChange(wilaya, change)}
              onEdit={() => onEdit(wilaya)}
              onDelete={() => onDelete(wilaya)}
            />
          );
        })}
      </ul>
    </div>
  );
}

function badges(all: readonly AdminWilaya[]): (wilaya: AdminWilaya) => string | null {
  const prices = all.map(({ price }) => Number(price));
  const [lowest, highest] = all.length > 1 ? [Math.min(...prices), Math.max(...prices)] : [null, null];
  return ({ price }) => {
    if (Number(price) === lowest) return officeShippingWords.lowest;
    return Number(price) === highest ? officeShippingWords.highest : null;
  };
}
