'use client';

import { toast } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { namesPerson } from '@/domain/personal-data';
import { REQUIRED } from '@/domain/problem';
import { isBlank } from '@/domain/text';
import { personalDataWords } from '@/words/en/personal-data';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { failureText, firstDetail } from '../api/failures';
import { FORM_OPTIONS, useField } from '../lib/form';
import { Banner } from '../ui/banner';
import { FormDialog } from '../ui/form-dialog';
import { TextField } from '../ui/text-field';
import { anonymise } from './queries';

const FORM = 'erase';

type EraseDialogProps = { search: string; onClose: () => void; onErased: () => void };

/** Asks for a reason and a typed word before a person is erased for ever. What is typed is kept nowhere. */
export function EraseDialog({ search, onClose, onErased }: EraseDialogProps) {
  const form = useForm({ ...FORM_OPTIONS, defaultValues: { reason: '', word: '' } });
  const reason = useField(form, 'reason', {
    validate: (text) => {
      if (isBlank(text)) return sayProblem(REQUIRED, officeProblemWords);
      return !namesPerson(text, [search]) || sayProblem({ code: 'reasonNamesPerson' }, officeProblemWords);
    },
  });
  const word = useField(form, 'word', {
    validate: (text) => text.trim() === personalDataWords.erase.word || personalDataWords.erase.wordWrong,
  });
  const erasing = useMutation({
    mutationFn: (text: string) => anonymise({ search, reason: text }),
    onSuccess: () => {
      toast.success(personalDataWords.erase.done);
      onErased();
    },
    onError: (error) => {
      const message = firstDetail(error, 'reason');
      if (message !== undefined) form.setError('reason', { message });
    },
  });
  const submit = form.handleSubmit(
    (typed) => erasing.mutate(typed.reason),
    (problems) => document.getElementById(`${FORM}-${problems.reason ? 'reason' : 'word'}`)?.focus(),
  );
  return (
    <FormDialog
      id={FORM}
      title={personalDataWords.erase.title}
      submitLabel={personalDataWords.erase.submit}
      isDanger
      savingLabel={personalDataWords.erase.erasing}
      isDirty={form.formState.isDirty}
      isSaving={erasing.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {erasing.error && <Banner kind="error" text={failureText(personalDataWords.erase.failed, erasing.error)} />}
      <p className="wrap-anywhere font-medium text-slate-900 text-sm">{personalDataWords.erase.whom(search)}</p>
      <p className="text-slate-700 text-sm">{personalDataWords.erase.text}</p>
      <TextField
        id={`${FORM}-reason`}
        label={personalDataWords.erase.reason}
        hint={personalDataWords.erase.reasonHint}
        maxLength={500}
        autoComplete="off"
        {...reason}
      />
      <TextField
        id={`${FORM}-word`}
        label={personalDataWords.erase.typeWord(personalDataWords.erase.word)}
        autoComplete="off"
        {...word}
      />
    </FormDialog>
  );
}
