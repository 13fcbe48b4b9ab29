'use client';

import { useEffect, useState } from 'react';
import { type FormDraftName, keepFormDraft, readFormDraft } from '@/client/form-drafts';

/** A text that survives a reload of this tab. The server's HTML has none. */
export function useKeptText(name: FormDraftName): [text: string, change: (text: string) => void] {
  const [text, setText] = useState('');
  useEffect(() => setText((typed) => typed || readFormDraft(name)), [name]);
  const change = (next: string) => {
    setText(next);
    keepFormDraft(name, next);
  };
  return [text, change];
}
