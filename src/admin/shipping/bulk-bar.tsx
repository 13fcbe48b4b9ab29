'use client';

import type { AdminWilaya } from '@/contract/admin/wilayas';
import { officeShippingWords } from '@/words/en/catalogue/shipping';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { BusyButton, Button } from '../ui/button';
import { NumberField, SelectField } from '../ui/text-field';
import type { BulkFields, BulkKind, BulkPlan, BulkTarget } from './bulk-plan';

type BulkBarProps = {
  chosen: readonly AdminWilaya[];
  fields: BulkFields;
  plan: BulkPlan;
  isBusy: boolean;
  onFields: (fields: BulkFields) => void;
  onApply: () => void;
  onClear: () => void;
};

const words = officeShippingWords.bulk;
const TARGETS: readonly BulkTarget[] = ['home', 'desk'];
const KINDS: readonly BulkKind[] = ['set', 'add', 'percent'];

/** Changes the fees of the selected wilayas. The table shows what each would be before it is applied. */
export function BulkBar({ chosen, fields, plan, isBusy, onFields, onApply, onClear }: BulkBarProps) {
  const count = plan.after.size;
  const canApply = plan.refused === null && count > 0;
  return (
    <form
      noValidate
      aria-label={words.label}
      onSubmit={(event) => {
        event.preventDefault();
        if (canApply && !isBusy) onApply();
      }}
      className="sticky top-0 z-20 mb-4 rounded-xl border border-blue-900 bg-white p-3 shadow-md md:p-4"
    >
      <div className="flex flex-wrap items-end gap-2 md:gap-3">
        {/* On a phone, Payload's menu button lies over the start of the line. */}
        <p className="w-full ps-8 font-semibold text-slate-900 text-sm md:w-auto md:ps-0 md:pb-3">
          {words.count(chosen.length)}
        </p>
        <SelectField
          id="bulk-target"
          label={words.target}
          value={fields.target}
          onChange={({ target }) =>
            onFields({ ...fields, target: TARGETS.find((one) => one === target.value) ?? 'home' })
          }
        >
          {TARGETS.map((target) => (
            <option key={target} value={target}>
              {words[target]}
            </option>
          ))}
        </SelectField>
        <SelectField
          id="bulk-kind"
          label={words.kind}
          value={fields.kind}
          onChange={({ target }) => onFields({ ...fields, kind: KINDS.find((one) => one === target.value) ?? 'set' })}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {words[kind]}
            </option>
          ))}
        </SelectField>
        <div className="w-24 md:w-32">
          <NumberField
            id="bulk-amount"
            label={words.amount}
            value={fields.amount}
            error={plan.problem ? sayProblem(plan.problem, officeProblemWords) : undefined}
            onChange={({ target }) => onFields({ ...fields, amount: target.value })}
          />
        </div>
        <BusyButton type="submit" variant="primary" isBusy={isBusy || !canApply}>
          {words.apply(canApply ? count : 0)}
        </BusyButton>
        <Button variant="ghost" onClick={onClear}>
          {words.clear}
        </Button>
      </div>
      <p role="status" className="mt-2 text-slate-700 text-sm empty:hidden">
        {plan.withoutDesk > 0 && words.withoutDesk(plan.withoutDesk)}
        {plan.refused && words.problem(plan.refused.name, sayProblem(plan.refused.problem, officeProblemWords))}
      </p>
    </form>
  );
}
