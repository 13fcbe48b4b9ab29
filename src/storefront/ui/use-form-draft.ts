'use client';

import { type RefObject, useEffect } from 'react';
import { tabKeeper } from '@/client/browser-storage';
import { parsedJson } from '@/client/line/fetch-in-time';
import { isRecord } from '@/domain/json';
import { controlsOf } from './field-problem';

/**
 * Keeps what is typed into a form in this tab, and puts it back after a reload. Choices and files are not kept.
 * @returns forgets it, once it is sent
 */
export function useFormDraft(name: string, form: RefObject<HTMLFormElement | null>): () => void {
  const key = `form-draft:${name}`;
  useEffect(() => {
    const { current } = form;
    if (current === null) return;
    const kept = parsedJson(tabKeeper.read(key) ?? '');
    for (const field of textsOf(current)) {
      const text = isRecord(kept) ? kept[field.name] : undefined;
      if (field.value === '' && typeof text === 'string') field.value = text;
    }
    const keep = () => {
      const texts = textsOf(current).map(({ name, value }) => [name, value]);
      tabKeeper.write(key, JSON.stringify(Object.fromEntries(texts)));
    };
    current.addEventListener('input', keep);
    return () => current.removeEventListener('input', keep);
  }, [form, key]);
  return () => tabKeeper.remove(key);
}

function textsOf(form: HTMLFormElement) {
  return controlsOf(form).filter((field) => !(field instanceof HTMLSelectElement) && field.type !== 'password');
}
