'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { type FormDraftName, keepFormDraft, readFormDraft } from '@/client/form-drafts';
import { isRecord, parsedJson } from '@/domain/json';
import { controlsOf } from './field-problem';

/**
 * Keeps what is typed into a form in this tab, and puts it back after a reload. Choices and files are not kept.
 * @returns forgets it, once it is sent
 */
export function useFormDraft(name: FormDraftName, form: RefObject<HTMLFormElement | null>): () => void {
  const known = useRef<HTMLFormElement>(null);
  // After every render: a form that was sent may come back as another element. Listeners go with their element.
  useEffect(() => {
    const { current } = form;
    if (current === null || current === known.current) return;
    known.current = current;
    const kept = parsedJson(readFormDraft(name));
    for (const field of textsOf(current)) {
      const text = isRecord(kept) ? kept[field.name] : undefined;
      if (field.value === '' && typeof text === 'string') field.value = text;
    }
    current.addEventListener('input', () => {
      const texts = textsOf(current).map((field) => [field.name, field.value]);
      keepFormDraft(name, JSON.stringify(Object.fromEntries(texts)));
    });
  });
  return () => keepFormDraft(name, '');
}

function textsOf(form: HTMLFormElement) {
  return controlsOf(form).filter((field) => !(field instanceof HTMLSelectElement) && field.type !== 'password');
}
