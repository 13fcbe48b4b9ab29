'use client';

import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { browserProblems, controlsOf, type FieldProblems } from './field-problem';

/** The text of each field, by its name. */
export type FieldValues = Record<string, string>;

/** The message of each field, by its name, and the message of the whole form. */
export type FormProblems = { fields: FieldProblems; general: string | null };

type SmallForm = {
  /** the messages of invalid fields; by default those that the browser can check */
  check?: (values: FieldValues, form: HTMLFormElement) => FieldProblems;
  /** the same for a field that changes after it had a problem */
  recheck?: SmallForm['check'];
  /** called with every field's text, trimmed except for passwords, once `check` finds nothing */
  send: (values: FieldValues, form: HTMLFormElement) => unknown;
  /** whether a request is in progress: the fields are disabled */
  isBusy?: boolean;
  /** problems that are known from the start */
  known?: FieldProblems;
};

/**
 * A form of a few fields (docs/decisions/0038-two-sizes-of-forms.md). On sending, each problem appears at its field and the
 * first invalid field gets the focus. Disabled fields lose the focus: the button or the form keeps it during a request, and
 * returns it afterwards. `method="dialog"` sends nothing while scripts are late or missing: a plain form would write a
 * password into the page's address.
 */
export function useSmallForm({
  check = browserProblems,
  recheck = check,
  send,
  isBusy = false,
  known = {},
}: SmallForm) {
  const form = useRef<HTMLFormElement>(null);
  const returnTo = useRef<Element | null>(null);
  const [problems, setProblems] = useState<FormProblems>({ fields: known, general: null });

  useEffect(() => {
    // Another form's request may have made the page busy.
    if (!form.current || !returnTo.current) return;
    if (isBusy) {
      const button = form.current.querySelector('[type=submit]');
      const isButtonKept = button !== null && button.closest('[disabled]') === null;
      if (isButtonKept) returnTo.current = button;
      focus(isButtonKept ? button : form.current);
    } else {
      focus(form.current.querySelector('[aria-invalid="true"]') ?? returnTo.current);
      returnTo.current = null;
    }
  }, [isBusy]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const { currentTarget } = event;
    const values = valuesOf(currentTarget);
    const fields = check(values, currentTarget);
    // Synchronously, so that the message is in place before a screen reader reaches the field.
    flushSync(() => setProblems({ fields, general: null }));
    const first = controlsOf(currentTarget).find(({ name }) => fields[name] !== undefined);
    if (first) return focus(first);
    returnTo.current = document.activeElement;
    send(values, currentTarget);
  };

  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const field = controlsOf(currentTarget).find((control) => control === target);
    if (field === undefined || problems.fields[field.name] === undefined) return;
    const problem = recheck(valuesOf(currentTarget), currentTarget)[field.name];
    setProblems({ ...problems, fields: { ...problems.fields, [field.name]: problem } });
  };

  return {
    problems: problems.fields,
    general: problems.general,
    /** shows what the server refused */
    refuse: (fields: FieldProblems, general: string | null = null) => setProblems({ fields, general }),
    form: { ref: form, method: 'dialog', noValidate: true, tabIndex: -1, onSubmit, onInput },
  };
}

function valuesOf(form: HTMLFormElement): FieldValues {
  const texts = controlsOf(form).map(({ name, value }) => [name, name.endsWith('password') ? value : value.trim()]);
  return Object.fromEntries(texts);
}

function focus(target: Element): void {
  if (!(target instanceof HTMLElement)) return;
  target.focus();
  // A message above may have moved it, and focusing what has the focus already does not scroll.
  target.scrollIntoView({ block: 'nearest' });
}
