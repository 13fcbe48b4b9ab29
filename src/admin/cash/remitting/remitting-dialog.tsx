'use client';

import { toast } from '@payloadcms/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { RemittanceAnswer } from '@/contract/admin/cash';
import { MAX_REMITTANCE_REFERENCE } from '@/domain/cash/entries';
import { shopDay } from '@/domain/dates';
import type { TableHead } from '@/domain/import/map-columns';
import { officeColumnWords } from '@/words/en/columns';
import { officeCashScreenWords } from '@/words/en/orders/cash-screens';
import { failureText, firstDetail } from '../../api/failures';
import { fittingValues } from '../../drafts/kept-drafts';
import { useDraft } from '../../drafts/use-draft';
import { ColumnChoice } from '../../imports/column-choice';
import { askedColumns } from '../../imports/column-question';
import { ReadAsNote } from '../../imports/read-as-note';
import { UnreadNamesNote } from '../../imports/unread-names-note';
import { FORM_OPTIONS, useField } from '../../lib/form';
import { backOfficeAmount } from '../../lib/format';
import { couriersQuery } from '../../parcels/queries';
import { Banner } from '../../ui/banner';
import { FormDialog } from '../../ui/form-dialog';
import { SelectField, TextField } from '../../ui/text-field';
import { refreshCash } from '../queries';
import { VerdictTable } from '../verdict-table';
import { DeliveredParcels } from './delivered-parcels';
import { FIELDS, type RemittanceDraft, type RemittanceFields, resolveRemittance, sendRemittance } from './draft';
import { LinesSource } from './lines-source';

const words = officeCashScreenWords.remitting;

/** Its name among the kept drafts. */
export const REMITTANCE_FORM = 'remittance';

type RemittingDialogProps = {
  /** chosen already */
  courier: number | null;
  onClose: () => void;
  onWritten: () => void;
};

/** Writes what a courier paid. It is tried first: only what was tried, unchanged, is written. */
export function RemittingDialog({ courier, onClose, onWritten }: RemittingDialogProps) {
  const form = useForm<RemittanceFields, unknown, RemittanceDraft>({
    ...FORM_OPTIONS,
    defaultValues: {
      courier: String(courier ?? ''),
      reference: '',
      date: shopDay(new Date()),
      amount: '',
      file: null,
      columns: null,
      lines: '',
    },
    resolver: resolveRemittance,
  });
  const draft = useDraft({
    form: REMITTANCE_FORM,
    values: form.watch(),
    isDirty: form.formState.isDirty,
    onRestore: (kept) => form.reset(fittingValues(form.getValues(), kept), { keepDefaultValues: true }),
  });
  const [trial, setTrial] = useState<RemittanceAnswer | null>(null);
  const [head, setHead] = useState<TableHead | null>(null);
  const sending = useSending({
    isTrial: trial === null,
    form,
    onTried: (answer) => {
      setTrial(answer);
      if (answer.columns) setHead({ columns: answer.columns, sample: answer.sample ?? [] });
    },
    onAsked: setHead,
    onWritten: () => {
      draft.forget();
      onWritten();
    },
  });
  const { reset } = sending;
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          setTrial(null);
          // Another file, or nothing was said about its columns yet: the next try shows them again.
          if (form.getValues('columns') === null) setHead(null);
          reset();
        },
      }),
    [subscribe, reset, form],
  );
  const submit = form.handleSubmit(
    (draft) => sending.mutate(draft),
    (problems) => document.getElementById(`remitting-${FIELDS.find((field) => problems[field])}`)?.focus(),
  );
  return (
    <FormDialog
      id="remitting"
      title={words.title}
      width="lg"
      isFullOnPhone
      submitLabel={trial ? words.write : words.try}
      savingLabel={trial ? words.writing : words.trying}
      isDirty={form.formState.isDirty}
      isSaving={sending.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
      draft={draft}
      onDiscardDraft={() => {
        draft.forget();
        form.reset();
      }}
    >
      {sending.error && (
        <Banner kind="error" text={failureText(trial ? words.writeFailed : words.tryFailed, sending.error)} />
      )}
      <Heading form={form} />
      <DeliveredParcels form={form} />
      <LinesSource form={form} />
      {head && <FileColumns form={form} head={head} isOpen={trial === null} />}
      {trial && <Trial trial={trial} />}
    </FormDialog>
  );
}

type Form = ReturnType<typeof useForm<RemittanceFields, unknown, RemittanceDraft>>;

/** Which courier paid what, and when. */
function Heading({ form }: { form: Form }) {
  const { data: couriers = [] } = useQuery(couriersQuery());
  const [courier, reference] = [useField(form, 'courier'), useField(form, 'reference')];
  const [date, amount] = [useField(form, 'date'), useField(form, 'amount')];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField id="remitting-courier" label={words.courier} {...courier}>
        <option value="">{words.chooseCourier}</option>
        {couriers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        id="remitting-reference"
        label={words.reference}
        hint={words.referenceHint}
        autoComplete="off"
        maxLength={MAX_REMITTANCE_REFERENCE}
        {...reference}
      />
      <TextField id="remitting-date" type="date" label={words.date} {...date} />
      <TextField
        id="remitting-amount"
        label={words.amount}
        hint={words.amountHint}
        inputMode="decimal"
        autoComplete="off"
        {...amount}
      />
    </div>
  );
}

/** Amounts are paid, whatever a parcel's status is. */
const COLUMNS = ['reference', 'tracking', 'amount', 'fee'];

/** Which column of the courier's file is what. */
function FileColumns({ form, head, isOpen }: { form: Form; head: TableHead; isOpen: boolean }) {
  const { data: couriers = [] } = useQuery(couriersQuery());
  const [columns, courier] = [useField(form, 'columns'), useField(form, 'courier')];
  const name = couriers.find(({ id }) => String(id) === courier.value)?.name ?? '';
  return (
    <details className="rounded-lg border border-slate-200" open={isOpen}>
      <summary className="cursor-pointer px-3 py-2.5 font-semibold text-slate-900 text-sm">
        {isOpen ? officeColumnWords.ask : officeColumnWords.asRead}
      </summary>
      <div className="border-slate-200 border-t p-3">
        <ColumnChoice
          columns={columns.value ?? head.columns}
          sample={head.sample}
          fields={COLUMNS}
          rememberedFor={officeColumnWords.filesOf(name)}
          onChange={(next) => columns.onChange(next)}
        />
      </div>
    </details>
  );
}

/** What would be written. */
function Trial({ trial }: { trial: RemittanceAnswer }) {
  return (
    <section ref={(section) => section?.scrollIntoView({ block: 'nearest' })} className="grid gap-3">
      <Banner kind="success" text={words.tried} />
      {trial.read_as && <ReadAsNote readAs={trial.read_as} />}
      <UnreadNamesNote headings={trial.unread_names ?? []} />
      <p className="font-semibold text-slate-900 text-sm">{leavesText(trial.sums)}</p>
      <VerdictTable lines={trial.verdicts} sums={trial.sums} />
    </section>
  );
}

/** What 'Write' collects, and what it leaves to be settled. */
function leavesText({ collected, unallocated, ...sums }: RemittanceAnswer['sums']): string {
  return words.leaves({
    collected: backOfficeAmount(collected),
    lines: sums.unallocated_lines,
    unallocated: backOfficeAmount(unallocated),
    different: sums.different_lines,
  });
}

/** Tries or writes; refusals are shown at the fields that they are about. */
function useSending({
  isTrial,
  form,
  onTried,
  onAsked,
  onWritten,
}: {
  isTrial: boolean;
  form: Form;
  onTried: (answer: RemittanceAnswer) => void;
  onAsked: (question: TableHead) => void;
  onWritten: () => void;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: RemittanceDraft) => sendRemittance(draft, isTrial),
    onSuccess: (answer) => {
      if (isTrial) return onTried(answer);
      toast.success(words.written);
      void refreshCash(client);
      onWritten();
    },
    onError: (error) => {
      const asked = askedColumns(error);
      if (asked) onAsked(asked);
      for (const field of FIELDS) {
        const message = firstDetail(error, field);
        if (message !== undefined) form.setError(field, { message });
      }
      void refreshCash(client);
    },
  });
}
