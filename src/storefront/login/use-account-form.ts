'use client';

import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { controlsOf, type FieldProblems } from '@/storefront/ui/field-problem';
import type { Values } from './checks';

type AccountForm = {
  /** the problems of the input; empty if it is valid */
  check: (values: Values) => FieldProblems;
  /** called with every field's text, trimmed but for passwords, once `check` finds nothing */
  send: (values: Values, refuse: (fields: FieldProblems) => void) => unknown;
  /** a request is under way: the fields are disabled */
  isBusy: boolean;
  /** problems that are known from the start */
  known?: FieldProblems;
};

/**
 * A form of the account. On sending, problems appear at their fields and the first invalid field gets the focus; a problem
 * disappears as soon as its field is fixed. Disabled fields lose the focus: the form keeps it meanwhile and returns it.
 * `method="dialog"` sends nothing while scripts are late: a plain form would write the password into the page's address.
 */
export function useAccountForm({ check, send, isBusy, known = {} }: AccountForm) {
  const [problems, setProblems] = useState<FieldProblems>(known);
  const form = useRef<HTMLFormElement>(null);
  const returnTo = useRef<Element | null>(null);

  useEffect(() => {
    if (isBusy || !form.current || !returnTo.current) return;
    const target = form.current.querySelector('[aria-invalid="true"]') ?? returnTo.current;
    returnTo.current = null;
    if (target instanceof HTMLElement) target.focus();
  }, [isBusy]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const { currentTarget } = event;
    const values = valuesOf(currentTarget);
    const found = check(values);
    // Synchronously, so that the message is in place before a screen reader reaches the field.
    flushSync(() => setProblems(found));
    const first = controlsOf(currentTarget).find(({ name }) => found[name] !== undefined);
    if (first) return first.focus();
    returnTo.current = document.activeElement;
    currentTarget.focus();
    send(values, setProblems);
  };

  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || problems[target.name] === undefined) return;
    setProblems({ ...problems, [target.name]: check(valuesOf(currentTarget))[target.name] });
  };

  return { problems, form: { ref: form, method: 'dialog', noValidate: true, tabIndex: -1, onSubmit, onInput } };
}

function valuesOf(form: HTMLFormElement): Values {
  const texts = controlsOf(form).map(({ name, value }) => [name, name.endsWith('password') ? value : value.trim()]);
  return Object.fromEntries(texts);
}
