'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type Resolver, useForm } from 'react-hook-form';
import type { CashParcel } from '@/contract/admin/cash';
import { MAX_CASH_NOTE } from '@/domain/cash/entries';
import { type Problem, REQUIRED } from '@/domain/problem';
import { readNumber } from '@/domain/read-number';
import { isBlank } from '@/domain/text';
import { officeCashScreenWords } from '@/words/en/orders/cash-screens';
import { callAdmin } from '../api/client';
import { firstDetail } from '../api/failures';
import { useAttemptKey } from '../drafts/attempt-key';
import { FORM_OPTIONS, resolved, useField } from '../lib/form';
import { backOfficeAmount } from '../lib/format';
import { RecordDialog } from '../records/record-dialog';
import { NumberField, TextField } from '../ui/text-field';
import { refreshCash } from './queries';

type SettleProps = { parcel: CashParcel; onClose: () => void };
type Fields = { amount: string; note: string };
type Draft = { amount: number; note: string };

/** Cash of a parcel that a person brought. */
export function CollectDialog({ parcel, onClose }: SettleProps) {
  const { collecting: words, outstandingNow } = officeCashScreenWords;
  const form = useSettling({ amount: amountText(parcel.outstanding), resolver: resolverOf('collect') });
  const [amount, note] = [useField(form, 'amount'), useField(form, 'note')];
  const { outdated, send } = useSending({ form: 'collect', parcel, onClose });
  return (
    <RecordDialog
      id="collect"
      record={recordOf(parcel)}
      form={form}
      fields={FIELDS}
      words={{
        title: words.title(parcel.order_id),
        submit: words.submit,
        saved: words.saved,
        saveFailed: words.failed,
      }}
      save={(draft: Draft) => send('/api/admin/cash/collect/', { parcel_id: parcel.parcel_id, ...draft })}
      {...outdated}
    >
      <NumberField
        id="collect-amount"
        label={words.amount}
        hint={outstandingNow(backOfficeAmount(parcel.outstanding))}
        {...amount}
      />
      <TextField id="collect-note" label={words.note} hint={words.noteHint} maxLength={MAX_CASH_NOTE} {...note} />
    </RecordDialog>
  );
}

/** A difference that a person settles. */
export function AdjustDialog({ parcel, onClose }: SettleProps) {
  const { adjusting: words, outstandingNow } = officeCashScreenWords;
  const form = useSettling({ amount: amountText(parcel.outstanding), resolver: resolverOf('adjust') });
  const [amount, note] = [useField(form, 'amount'), useField(form, 'note')];
  const { outdated, send } = useSending({ form: 'adjust', parcel, onClose });
  return (
    <RecordDialog
      id="adjust"
      record={recordOf(parcel)}
      form={form}
      fields={FIELDS}
      words={{
        title: words.title(parcel.order_id),
        submit: words.submit,
        saved: words.saved,
        saveFailed: words.failed,
      }}
      save={({ amount, note }: Draft) =>
        send('/api/admin/cash/adjustments/', { parcel_id: parcel.parcel_id, amount, reason: note })
      }
      refusalAt={(field, error) => firstDetail(error, field === 'note' ? 'reason' : field)}
      {...outdated}
    >
      <p className="text-slate-700 text-sm tabular-nums">{outstandingNow(backOfficeAmount(parcel.outstanding))}</p>
      <NumberField id="adjust-amount" label={words.amount} hint={words.amountHint} {...amount} />
      <TextField id="adjust-note" label={words.reason} maxLength={MAX_CASH_NOTE} {...note} />
    </RecordDialog>
  );
}

const FIELDS = ['amount', 'note'] as const;

function useSettling({ amount, resolver }: { amount: string; resolver: Resolver<Fields, unknown, Draft> }) {
  return useForm<Fields, unknown, Draft>({ ...FORM_OPTIONS, defaultValues: { amount, note: '' }, resolver });
}

/** The same dialog sends the same key, so that a second try after a lost answer counts once. */
function useSending({ form, parcel, onClose }: SettleProps & { form: 'collect' | 'adjust' }) {
  const client = useQueryClient();
  const attempt = useAttemptKey({ form, record: parcel.parcel_id });
  const refreshed = () => void refreshCash(client);
  const close = () => {
    attempt.forget();
    onClose();
  };
  return {
    outdated: {
      onClose: close,
      onSaved: () => {
        refreshed();
        close();
      },
      onOutdated: refreshed,
    },
    send: (path: string, body: Record<string, unknown>): Promise<CashParcel> => {
      const key = attempt.keyFor(JSON.stringify(body));
      return callAdmin('POST', path, { body, headers: { 'Idempotency-Key': key } });
    },
  };
}

const PROBLEMS: Record<'collect' | 'adjust', (dinars: number) => Problem | null> = {
  collect: (dinars) => (dinars > 0 ? null : { code: 'amountNotPositive' }),
  adjust: (dinars) => (dinars === 0 ? { code: 'amountZero' } : null),
};

function resolverOf(kind: 'collect' | 'adjust'): Resolver<Fields, unknown, Draft> {
  return ({ amount, note }) => {
    const read = isBlank(amount) ? null : readNumber(amount);
    return resolved<Fields, Draft>(
      [
        ['amount', read === null ? REQUIRED : read.ok ? PROBLEMS[kind](read.value) : read.problem],
        ['note', kind === 'adjust' && isBlank(note) ? REQUIRED : null],
      ],
      { amount: read?.ok ? read.value : 0, note: note.trim() },
    );
  };
}

/** Its version is what is outstanding. */
function recordOf({ parcel_id: record, outstanding }: CashParcel) {
  return { record, base: amountText(outstanding) };
}

function amountText(dinars: number): string {
  return dinars.toFixed(2);
}
