'use client';

import { type FormEvent, useState } from 'react';
import type { CallReport } from '@/contract/admin/confirmation';
import { MAX_NOTE_LENGTH } from '@/domain/confirmation/calls';
import { officeCallWords } from '@/words/en/order-desk';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';

type RefuseFormProps = { onSave: (report: CallReport) => void; onBack: () => void };

/** Says what a refusal does before it happens, and asks why. */
export function RefuseForm({ onSave, onBack }: RefuseFormProps) {
  const [note, setNote] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave({ result: 'refused', note });
  };
  return (
    <form onSubmit={submit} noValidate className="grid w-full gap-3">
      <p className="font-semibold text-sm">{officeCallWords.refuseTitle}</p>
      <TextField
        id="call-note"
        label={officeCallWords.note}
        // The form was opened by a button that is gone now, or by a key.
        autoFocus
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onBack}>{officeCallWords.back}</Button>
        <Button type="submit" variant="danger">
          {officeCallWords.refuse}
        </Button>
      </div>
    </form>
  );
}
