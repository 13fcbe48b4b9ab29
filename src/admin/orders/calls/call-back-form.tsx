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
import { localMoment, momentOf, quickTimes } from './quick-times';

type CallBackFormProps = { orderId: number; onSave: (report: CallReport) => void; onBack: () => void };

/** Its name among the kept drafts. */
export const callBackDraft = (orderId: number): DraftOf => ({ form: 'call-back', record: orderId });

/** When the customer wants to be called again. */
export function CallBackForm({ orderId, onSave, onBack }: CallBackFormProps) {
  const [now] = useState(() => new Date());
  const [moment, setMoment] = useState('');
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  useEscape(onBack);
  const fill = (values: { moment: string; note: string }) => {
    setMoment(values.moment);
    setNote(values.note);
  };
  const draft = useDraft({
    ...callBackDraft(orderId),
    values: { moment, note },
    isDirty: moment !== '' || !isBlank(note),
    onRestore: (kept) => fill(fittingValues({ moment, note }, kept)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = momentOf(moment);
    // A moment that is not complete is not a date, and no comparison with it is true.
    if (!(at.getTime() > Date.now())) return setError(officeCallWords.momentMissing);
    draft.forget();
    onSave({ result: 'call-back', note, call_again_at: at.toISOString() });
  };
  return (
    <form onSubmit={submit} noValidate className="grid w-full gap-3">
      <DraftNotice
        draft={draft}
        onDiscard={() => {
          draft.forget();
          fill({ moment: '', note: '' });
        }}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold text-sm">{officeCallWords.callBackTitle}</legend>
        <div className="flex flex-wrap gap-2">
          {quickTimes(now).map(({ label, at }, index) => (
            <Button
              key={label}
              size="sm"
              variant={moment === localMoment(at) ? 'primary' : 'outline'}
              // The form was opened by a button that is gone now, or by a key.
              autoFocus={index === 0}
              aria-pressed={moment === localMoment(at)}
              onClick={() => setMoment(localMoment(at))}
              className="border"
            >
              {label}
            </Button>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          id="call-again-at"
          label={officeCallWords.otherMoment}
          type="datetime-local"
          min={localMoment(now)}
          value={moment}
          error={error}
          onChange={({ target }) => {
            setMoment(target.value);
            setError(undefined);
          }}
        />
        <TextField
          id="call-note"
          label={officeCallWords.note}
          maxLength={MAX_NOTE_LENGTH}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onBack}>{officeCallWords.back}</Button>
        <Button type="submit" variant="primary">
          {officeCallWords.saveCallBack}
        </Button>
      </div>
    </form>
  );
}
