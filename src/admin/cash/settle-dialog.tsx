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

export type SettleKind = 'collect' | 'adjust';
type SettleProps = { parcel: CashParcel; onClose: () => void };
type Fields = { amount: string; note: string };
type Draft = { amount: number; note: string };
type SettleWords = Record<'submit' | 'amount' | 'note' | 'saved' | 'failed', string> & {
  title: (order: number) => string;
  amountHint?: string;
  noteHint?: string;
};

/** What settles outstanding cash: a person brought it, or a difference is adjusted for a reason. */
const KINDS = {
  collect: {
    path: '/api/admin/cash/collect/',
    note: 'note',
    words: () => officeCashScreenWords.collecting,
    problemOf: (dinars) => (dinars > 0 ? null : { code: 'amountNotPositive' }),
  },
  adjust: {
    path: '/api/admin/cash/adjustments/',
    note: 'reason',
    words: () => officeCashScreenWords.adjusting,
    problemOf: (dinars) => (dinars === 0 ? { code: 'amountZero' } : null),
  },
} as const satisfies Record<
  SettleKind,
  {
    path: string;
    /** the call's field for the note */
    note: string;
    words: () => SettleWords;
    problemOf: (dinars: number) => Problem | null;
  }
>;

export function SettleDialog({ kind, parcel, onClose }: SettleProps & { kind: SettleKind }) {
  const { path, note: noteField, words: wordsOf } = KINDS[kind];
  const { title, submit, saved, failed, ...labels }: SettleWords = wordsOf();
  const outstanding = amountText(parcel.outstanding);
  const form = useForm<Fields, unknown, Draft>({
    ...FORM_OPTIONS,
    defaultValues: { amount: outstanding, note: '' },
    resolver: resolverOf(kind),
  });
  const [amount, note] = [useField(form, 'amount'), useField(form, 'note')];
  const { outdated, send } = useSending({ kind, parcel, onClose });
  return (
    <RecordDialog
      id={kind}
      // Its version is what is outstanding.
      record={{ record: parcel.parcel_id, base: outstanding }}
      form={form}
      fields={FIELDS}
      words={{ title: title(parcel.order_id), submit, saved, saveFailed: failed }}
      save={({ amount, note }: Draft) => send(path, { parcel_id: parcel.parcel_id, amount, [noteField]: note })}
      refusalAt={(field, error) => firstDetail(error, field === 'note' ? noteField : field)}
      {...outdated}
    >
      <p className="text-slate-700 text-sm tabular-nums">
        {officeCashScreenWords.outstandingNow(backOfficeAmount(parcel.outstanding))}
      </p>
      <NumberField id={`${kind}-amount`} label={labels.amount} hint={labels.amountHint} {...amount} />
      <TextField id={`${kind}-note`} label={labels.note} hint={labels.noteHint} maxLength={MAX_CASH_NOTE} {...note} />
    </RecordDialog>
  );
}

const FIELDS = ['amount', 'note'] as const;

/** The same dialog sends the same key, so that a second try after a lost answer counts once. */
function useSending({ kind, parcel, onClose }: SettleProps & { kind: SettleKind }) {
  const client = useQueryClient();
  const attempt = useAttemptKey({ form: kind, record: parcel.parcel_id });
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

function resolverOf(kind: SettleKind): Resolver<Fields, unknown, Draft> {
  return ({ amount, note }) => {
    const read = isBlank(amount) ? null : readNumber(amount);
    return resolved<Fields, Draft>(
      [
        ['amount', read === null ? REQUIRED : read.ok ? KINDS[kind].problemOf(read.value) : read.problem],
        ['note', kind === 'adjust' && isBlank(note) ? REQUIRED : null],
      ],
      { amount: read?.ok ? read.value : 0, note: note.trim() },
    );
  };
}

function amountText(dinars: number): string {
  return dinars.toFixed(2);
}
