'use client';

import { type FormEvent, useState } from 'react';
import type { CallReport } from '@/contract/admin/confirmation';
import { MAX_NOTE_LENGTH } from '@/domain/confirmation/calls';
import { isBlank } from '@/domain/text';
import { officeCallWords } from '@/words/en/orders/order-desk';
import { DraftNotice } from '../../drafts/draft-notice';
import { fittingValues } from '../../drafts/kept-drafts';
import { type DraftOf, useDraft } from '../../drafts/use-draft';
import { useEscape } from '../../lib/escape-layers';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';

type RefuseFormProps = { orderId: number; onSave: (report: CallReport) => void; onBack: () => void };

/** Its name among the kept drafts. */
export const refusalDraft = (orderId: number): DraftOf => ({ form: 'call-refused', record: orderId });

/** Says what a refusal does before it happens, and asks why. */
export function RefuseForm({ orderId, onSave, onBack }: RefuseFormProps) {
  const [note, setNote] = useState('');
  useEscape(onBack);
  const draft = useDraft({
    ...refusalDraft(orderId),
    values: { note },
    isDirty: !isBlank(note),
    onRestore: (kept) => setNote(fittingValues({ note }, kept).note),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.forget();
    onSave({ result: 'refused', note });
  };
  return (
    <form onSubmit={submit} noValidate className="grid w-full gap-3">
      <p className="font-semibold text-sm">{officeCallWords.refuseTitle}</p>
      <DraftNotice
        draft={draft}
        onDiscard={() => {
          draft.forget();
          setNote('');
        }}
      />
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
