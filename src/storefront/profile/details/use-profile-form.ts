'use client';

import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '@/client/api/client';
import { type FormProblems, NO_PROBLEMS, problemsOf } from './field-messages';

export type FormValues = Record<string, string>;

type ProfileForm<Answer> = {
  /** messages of invalid fields, by name; checked before sending */
  check: (values: FormValues) => Partial<Record<string, string>>;
  send: (values: FormValues) => Promise<Answer>;
  onSent: (answer: Answer) => void;
};

/**
 * A form of the account that the server may refuse: problems appear at their fields, the first invalid field gets the
 * focus, and the input is kept. The first field gets the focus when the form opens.
 */
export function useProfileForm<Answer>({ check, send, onSent }: ProfileForm<Answer>) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FormProblems>(NO_PROBLEMS);
  const [isSending, setIsSending] = useState(false);

  useEffect(() => {
    if (form.current) inputsOf(form.current)[0]?.focus();
  }, []);

  /** Synchronously, so that the message is in place before a screen reader reaches the field. */
  const showProblems = (found: FormProblems) => {
    flushSync(() => {
      setIsSending(false);
      setProblems(found);
    });
    const { current } = form;
    if (!current) return;
    const inputs = inputsOf(current);
    const first = inputs.find(({ name }) => found.fields[name] !== undefined);
    const target = first ?? submitOf(current);
    target?.focus();
    // The message above may have moved the button, and focusing what has the focus already does not scroll.
    target?.scrollIntoView({ block: 'nearest' });
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const inputs = inputsOf(event.currentTarget);
    const values = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
    const fields = check(values);
    if (Object.keys(fields).length > 0) {
      showProblems({ fields, general: null });
      return;
    }
    // Fields are disabled while sending, and a disabled field loses the focus.
    submitOf(event.currentTarget)?.focus();
    setProblems(NO_PROBLEMS);
    setIsSending(true);
    try {
      onSent(await send(values));
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error);
      // Read again: a refusal may have added a field.
      const names = form.current ? inputsOf(form.current).map(({ name }) => name) : [];
      showProblems(problemsOf(error instanceof ApiError ? error : { message: '', details: undefined }, names));
    }
  };

  /** A problem disappears as soon as its field changes: only the server, or the next try, can tell whether it is fixed. */
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || problems.fields[target.name] === undefined) return;
    setProblems({ ...problems, fields: { ...problems.fields, [target.name]: undefined } });
  };

  return { problems, isSending, form: { ref: form, method: 'dialog', noValidate: true, onSubmit, onInput } };
}

function submitOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>('[type=submit]');
}

/** The form's named fields, in their order on the page; those that only inform password managers are read-only. */
function inputsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.name !== '' && !element.readOnly,
  );
}
