'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { ApiError } from '@/client/api/api-error';
import type { OrderParcel, Parcel } from '@/contract/admin/parcels';
import { MAX_PARCEL_NOTE, MAX_TRACKING } from '@/domain/parcels/courier';
import { isParcelState, PARCEL_STATES, type ParcelState } from '@/domain/parcels/states';
import { officeCommonWords } from '@/words/en/common';
import { officeParcelPartWords } from '@/words/en/orders/parcel-parts';
import { officeUiWords } from '@/words/en/ui';
import { failureText, firstDetail } from '../api/failures';
import { DraftNotice } from '../drafts/draft-notice';
import { fittingValues, typedValues } from '../drafts/kept-drafts';
import { type DraftOf, useDraft } from '../drafts/use-draft';
import { useEscape } from '../lib/escape-layers';
import { Banner } from '../ui/banner';
import { BusyButton, Button } from '../ui/button';
import { FieldFrame, INPUT_CLASS, SelectField, TextField } from '../ui/text-field';
import { changeParcel, type ParcelChanges, parcelQuery, refreshPacking } from './queries';
import { stateLabel } from './state-label';

const words = officeParcelPartWords;

type ParcelFormProps = {
  parcel: OrderParcel;
  onSaved: () => void;
  /** something was typed that is not saved */
  onDirty?: (isDirty: boolean) => void;
  onCancel?: () => void;
};

/** `state` is '' unless the parcel gets a new one. */
type Fields = { tracking: string; state: ParcelState | ''; note: string };

/** Tracking number, state and note of a parcel, as a person reports them. Only what differs is sent: an untouched state is no new event. */
export function ParcelForm({ parcel, onSaved, onDirty, onCancel }: ParcelFormProps) {
  const client = useQueryClient();
  const id = useId();
  const saved: Fields = { tracking: parcel.tracking ?? '', state: '', note: parcel.note ?? '' };
  const [typed, setTyped] = useState<Partial<Fields>>({});
  const fields = { ...saved, ...typed };
  const changes = changesOf(saved, fields);
  const isDirty = Object.keys(changes).length > 0;
  useEscape(onCancel);
  const draft = useDraft({
    ...parcelDraft(parcel),
    base: [parcel.state, saved.tracking, saved.note].join(),
    values: typedValues(fields, saved),
    isDirty,
    onRestore: (kept) => setTyped(fittingValues(fields, kept)),
  });
  const report = useEffectEvent((isDirty: boolean) => onDirty?.(isDirty));
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty]);
  const saving = useMutation({
    mutationFn: changeParcel,
    onSuccess: (answer: Parcel) => {
      client.setQueryData(parcelQuery(parcel.id).queryKey, answer);
      draft.forget();
      setTyped({});
      onSaved();
    },
    onSettled: () => void refreshPacking(client),
  });
  const edit = (changed: Partial<Fields>) => {
    setTyped({ ...typed, ...changed });
    saving.reset();
  };
  const trackingProblem = saving.error ? firstDetail(saving.error, 'tracking') : undefined;
  const isBusy = saving.isPending || !isDirty;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const { tracking, state, note } = parcel;
    const from = {
      ...(changes.tracking !== undefined && { tracking }),
      ...(changes.state !== undefined && { state }),
      ...(changes.note !== undefined && { note }),
    };
    saving.mutate({ id: parcel.id, changes, from });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      {draft.restored && (
        <div className="sm:col-span-2">
          <DraftNotice
            draft={draft}
            onDiscard={() => {
              draft.forget();
              setTyped({});
            }}
          />
        </div>
      )}
      {saving.error && trackingProblem === undefined && (
        <div className="sm:col-span-2">
          <Banner
            kind="error"
            text={
              saving.error instanceof ApiError && saving.error.current
                ? officeUiWords.newestShown
                : failureText(words.saveFailed, saving.error)
            }
          />
        </div>
      )}
      <TextField
        id={`${id}-tracking`}
        label={words.tracking}
        autoComplete="off"
        maxLength={MAX_TRACKING}
        value={fields.tracking}
        error={trackingProblem}
        onChange={({ target }) => edit({ tracking: target.value })}
      />
      <SelectField
        id={`${id}-state`}
        label={words.newState}
        value={fields.state}
        onChange={({ target: { value } }) => edit({ state: isParcelState(value) ? value : '' })}
      >
        <option value="">{words.sameState}</option>
        {PARCEL_STATES.filter((state) => state !== parcel.state).map((state) => (
          <option key={state} value={state}>
            {stateLabel(state)}
          </option>
        ))}
      </SelectField>
      <div className="sm:col-span-2">
        <FieldFrame id={`${id}-note`} label={words.note}>
          <textarea
            id={`${id}-note`}
            rows={2}
            maxLength={MAX_PARCEL_NOTE}
            value={fields.note}
            onChange={({ target }) => edit({ note: target.value })}
            className={INPUT_CLASS}
          />
        </FieldFrame>
      </div>
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <BusyButton type="submit" variant="primary" isBusy={isBusy}>
          {saving.isPending ? officeUiWords.saving : words.save}
        </BusyButton>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {officeCommonWords.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

function changesOf(saved: Fields, { tracking, state, note }: Fields): ParcelChanges {
  return {
    ...(tracking.trim() !== saved.tracking && { tracking: tracking.trim() }),
    ...(state !== '' && { state }),
    ...(note.trim() !== saved.note && { note: note.trim() }),
  };
}

/** Its name among the kept drafts. */
export function parcelDraft({ id }: Pick<OrderParcel, 'id'>): DraftOf {
  return { form: 'parcel', record: id };
}
