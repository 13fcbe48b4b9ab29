'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { OrderParcel } from '@/contract/admin/parcels';
import { isParcelState, PARCEL_STATES } from '@/domain/parcels/states';
import { officeCommonWords } from '@/words/en/common';
import { officeOrderParcelWords } from '@/words/en/order-desk';
import { officeParcelWords } from '@/words/en/parcels';
import { officeUiWords } from '@/words/en/ui';
import { firstDetail } from '../../api/failures';
import { BusyButton, Button } from '../../ui/button';
import { FieldFrame, INPUT_CLASS, TextField } from '../../ui/text-field';
import { failureOf } from '../failures';
import { refreshOrders } from '../queries';
import { changeParcel, type ParcelChanges, parcelQuery } from './queries';

/** Tracking number, state and note of a parcel, as a person reports them. Only what was changed is sent. */
export function ParcelForm({ parcel, onDone }: { parcel: OrderParcel; onDone: () => void }) {
  const client = useQueryClient();
  const id = useId();
  const [tracking, setTracking] = useState(parcel.tracking ?? '');
  const [note, setNote] = useState(parcel.note ?? '');
  const [state, setState] = useState('');
  const saving = useMutation({
    mutationFn: (changes: ParcelChanges) => changeParcel({ id: parcel.id, changes }),
    onSuccess: (changed) => {
      client.setQueryData(parcelQuery(parcel.id).queryKey, changed);
      onDone();
    },
    onSettled: () => void refreshOrders(client),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    saving.mutate({
      ...(tracking.trim() !== (parcel.tracking ?? '') && { tracking: tracking.trim() }),
      ...(note.trim() !== (parcel.note ?? '') && { note: note.trim() }),
      ...(isParcelState(state) && { state }),
    });
  };
  const wrongNumber = saving.error ? firstDetail(saving.error, 'tracking') : undefined;
  return (
    <form onSubmit={save} className="mt-4 grid gap-3 border-slate-200 border-t pt-4">
      <TextField
        id={`${id}-tracking`}
        label={officeOrderParcelWords.tracking}
        value={tracking}
        onChange={({ target }) => setTracking(target.value)}
        autoComplete="off"
        error={wrongNumber}
      />
      <FieldFrame id={`${id}-state`} label={officeOrderParcelWords.newState}>
        <select
          id={`${id}-state`}
          value={state}
          onChange={({ target }) => setState(target.value)}
          className={INPUT_CLASS}
        >
          <option value="">{officeOrderParcelWords.sameState}</option>
          {PARCEL_STATES.filter((known) => known !== parcel.state).map((known) => (
            <option key={known} value={known}>
              {officeParcelWords.states[known]}
            </option>
          ))}
        </select>
      </FieldFrame>
      <TextField
        id={`${id}-note`}
        label={officeOrderParcelWords.note}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        autoComplete="off"
      />
      {saving.error && wrongNumber === undefined && (
        <p role="alert" className="font-medium text-red-700 text-sm">
          {failureOf(officeOrderParcelWords.saveAction, saving.error)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" onClick={onDone}>
          {officeCommonWords.cancel}
        </Button>
        <BusyButton type="submit" size="sm" variant="primary" isBusy={saving.isPending}>
          {saving.isPending ? officeUiWords.saving : officeOrderParcelWords.save}
        </BusyButton>
      </div>
    </form>
  );
}
