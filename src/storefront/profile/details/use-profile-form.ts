'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, detailAt } from '@/client/api/api-error';
import { isBlank } from '@/domain/text';
import { controlsOf, type FieldProblems } from '@/storefront/ui/field-problem';
import { type FieldValues, useSmallForm } from '@/storefront/ui/use-small-form';
import { savingWords } from '@/words/fr/accounts/saving';

type ProfileForm<Answer> = {
  /** messages of invalid fields, by name; checked before sending */
  check: (values: FieldValues) => FieldProblems;
  send: (values: FieldValues) => Promise<Answer>;
  onSent: (answer: Answer) => void;
};

/**
 * A small form that the server may refuse: its messages appear at the fields that it names, or else for the whole form, and
 * the input is kept. The first field gets the focus when the form opens.
 */
export function useProfileForm<Answer>({ check, send, onSent }: ProfileForm<Answer>) {
  const [isSending, setIsSending] = useState(false);
  const { refuse, ...small } = useSmallForm({
    check,
    // Only the server, or the next try, can tell whether a problem is fixed.
    recheck: () => ({}),
    isBusy: isSending,
    send: async (values, form) => {
      setIsSending(true);
      try {
        onSent(await send(values));
      } catch (error) {
        if (!(error instanceof ApiError)) console.error(error);
        // Read now: a refusal may have added a field.
        const names = controlsOf(form).map(({ name }) => name);
        const { fields, general } = problemsOf(error, names);
        flushSync(() => {
          setIsSending(false);
          refuse(fields, general);
        });
      }
    },
  });
  const { ref } = small.form;
  useEffect(() => {
    if (ref.current) controlsOf(ref.current)[0]?.focus();
  }, [ref]);
  return { ...small, isSending };
}

/** @param names of the form's fields */
export function problemsOf(
  error: unknown,
  names: readonly string[],
): { fields: FieldProblems; general: string | null } {
  if (!(error instanceof ApiError)) return { fields: {}, general: savingWords.unexpected };
  const fields: FieldProblems = {};
  for (const name of names) {
    const text = detailAt(error, name);
    if (!isBlank(text)) fields[name] = text;
  }
  if (Object.keys(fields).length > 0) return { fields, general: null };
  return { fields, general: isBlank(error.message) ? savingWords.unexpected : error.message };
}
