'use client';

import { type FormEvent, type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { controlsOf, type FieldProblems, problemOf } from './field-problem';

/** Called with each field's text, trimmed, once all fields are valid. */
type OnSend = (values: Record<string, string>, form: HTMLFormElement) => void;

/**
 * A form that no server receives. On sending, each problem appears at its field and the first field gets the focus; the
 * problem disappears as soon as it is fixed. `method="dialog"` sends nothing while scripts are late or missing: a plain
 * form would write the message into the page's address.
 */
export function useSmallForm(onSend: OnSend) {
  const [problems, setProblems] = useState<FieldProblems>({});

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const controls = controlsOf(form);
    const found = controls.filter((control) => problemOf(control) !== undefined);
    // Synchronously, so that the message is in place before a screen reader reaches the field.
    flushSync(() => setProblems(Object.fromEntries(found.map((control) => [control.name, problemOf(control)]))));
    const [first] = found;
    if (first) first.focus();
    else onSend(Object.fromEntries(controls.map(({ name, value }) => [name, value.trim()])), form);
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const standing = controlsOf(event.currentTarget).filter(({ name }) => problems[name] !== undefined);
    if (standing.length === 0) return;
    setProblems(Object.fromEntries(standing.map((control) => [control.name, problemOf(control)])));
  };

  return { problems, form: { method: 'dialog', noValidate: true, onSubmit, onInput } };
}
