'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import type { Parcel } from '@/contract/admin/parcels';
import { MAX_PARCEL_NOTE, MAX_TRACKING } from '@/domain/parcels/courier';
import { PARCEL_STATES, type ParcelState } from '@/domain/parcels/states';
import { officePackingWords } from '@/words/en/packing';
import { failureText, firstDetail } from '../../api/failures';
import type { Flash } from '../../lib/flashes';
import { changeParcel, type ParcelChanges, parcelQuery } from '../../orders/parcel/queries';
import { Banner } from '../../ui/banner';
import { BusyButton } from '../../ui/button';
import { FieldFrame, INPUT_CLASS, SelectField, TextField } from '../../ui/text-field';
import { refreshPacking } from '../queries';
import { stateLabel } from '../state-label';

const words = officePackingWords.parcel;

type ParcelFormProps = { parcel: Parcel; onFlash: (flash: Flash) => void; onDirty: (isDirty: boolean) => void };

type Fields = { tracking: string; state: ParcelState; note: string };

/** What a person sets: tracking number, state, note. Only what differs is sent, so that an untouched state is no new event. */
export function ParcelForm({ parcel, onFlash, onDirty }: ParcelFormProps) {
  const client = useQueryClient();
  const headingId = useId();
  const saved: Fields = { tracking: parcel.tracking ?? '', state: parcel.state, note: parcel.note ?? '' };
  const [typed, setTyped] = useState<Partial<Fields>>({});
  const fields = { ...saved, ...typed };
  const draft = changesOf(saved, fields);
  const isDirty = Object.keys(draft).length > 0;
  const report = useEffectEvent(onDirty);
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty]);
  const saving = useMutation({
    mutationFn: changeParcel,
    onSuccess: (answer) => {
      client.setQueryData(parcelQuery(parcel.id).queryKey, answer);
      setTyped({});
      onFlash({ kind: 'success', text: words.saved });
      void refreshPacking(client);
    },
  });
  const edit = (changes: Partial<Fields>) => {
    setTyped({ ...typed, ...changes });
    saving.reset();
  };
  const trackingProblem = saving.error ? firstDetail(saving.error, 'tracking') : undefined;
  const isBusy = saving.isPending || !isDirty;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) saving.mutate({ id: parcel.id, changes: draft });
  };
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="mb-2 font-semibold text-base">
        {words.edit}
      </h3>
      <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        {saving.error && trackingProblem === undefined && (
          <div className="sm:col-span-2">
            <Banner kind="error" text={failureText(words.saveFailed, saving.error)} />
          </div>
        )}
        <TextField
          id="parcel-tracking"
          label={words.tracking}
          autoComplete="off"
          maxLength={MAX_TRACKING}
          value={fields.tracking}
          error={trackingProblem}
          onChange={({ target }) => edit({ tracking: target.value })}
        />
        <SelectField
          id="parcel-state"
          label={words.state}
          value={fields.state}
          onChange={({ target }) =>
            edit({ state: PARCEL_STATES.find((state) => state === target.value) ?? parcel.state })
          }
        >
          {PARCEL_STATES.map((state) => (
            <option key={state} value={state}>
              {stateLabel(state)}
            </option>
          ))}
        </SelectField>
        <div className="sm:col-span-2">
          <FieldFrame id="parcel-note" label={words.note}>
            <textarea
              id="parcel-note"
              rows={2}
              maxLength={MAX_PARCEL_NOTE}
              value={fields.note}
              onChange={({ target }) => edit({ note: target.value })}
              className={INPUT_CLASS}
            />
          </FieldFrame>
        </div>
        <div className="sm:col-span-2">
          <BusyButton type="submit" variant="primary" isBusy={isBusy}>
            {saving.isPending ? words.saving : words.save}
          </BusyButton>
        </div>
      </form>
    </section>
  );
}

function changesOf(saved: Fields, fields: Fields): ParcelChanges {
  const names = ['tracking', 'state', 'note'] as const;
  return Object.fromEntries(
    names.flatMap((name) => (fields[name].trim() === saved[name] ? [] : [[name, fields[name].trim()]])),
  );
}
