'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { MAX_NOTE_LENGTH } from '@/domain/confirmation/calls';
import { isBlank } from '@/domain/text';
import { officeTimelineWords } from '@/words/en/orders/order-desk';
import { DraftNotice } from '../../drafts/draft-notice';
import { fittingValues } from '../../drafts/kept-drafts';
import { useDraft } from '../../drafts/use-draft';
import type { Flash } from '../../lib/flashes';
import { BusyButton } from '../../ui/button';
import { INPUT_CLASS } from '../../ui/text-field';
import { failureOf } from '../failures';
import { addNote, holdOrder } from '../queries';

/** Adds a note to an order. What was typed stays if it could not be saved, or the order was left. Ctrl and Enter save as well. */
export function NoteForm({ orderId, onFlash }: { orderId: number; onFlash: (flash: Flash) => void }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const draft = useDraft({
    form: 'order-note',
    record: orderId,
    values: { text },
    isDirty: !isBlank(text),
    onRestore: (kept) => setText(fittingValues({ text }, kept).text),
  });
  const saving = useMutation({
    mutationFn: () => addNote({ id: orderId, text }),
    onSuccess: (order) => {
      holdOrder(client, order);
      draft.forget();
      setText('');
    },
    onError: (error) => onFlash({ kind: 'error', text: failureOf(officeTimelineWords.addAction, error) }),
  });
  const save = () => {
    if (!isBlank(text) && !saving.isPending) saving.mutate();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  };
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save();
      }}
      className="grid gap-2"
    >
      <DraftNotice
        draft={draft}
        onDiscard={() => {
          draft.forget();
          setText('');
        }}
      />
      <textarea
        aria-label={officeTimelineWords.newNote}
        placeholder={officeTimelineWords.notePlaceholder}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        className={INPUT_CLASS}
      />
      <BusyButton type="submit" size="sm" isBusy={saving.isPending || isBlank(text)} className="justify-self-end">
        {saving.isPending ? officeTimelineWords.adding : officeTimelineWords.add}
      </BusyButton>
    </form>
  );
}
