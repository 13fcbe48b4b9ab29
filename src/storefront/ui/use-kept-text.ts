'use client';

import { useEffect, useState } from 'react';
import { tabKeeper } from '@/client/browser-storage';

/** A text that survives a reload of this tab. The server's HTML has none. */
export function useKeptText(name: string): [text: string, change: (text: string) => void] {
  const key = `form-draft:${name}`;
  const [text, setText] = useState('');
  useEffect(() => setText((typed) => typed || (tabKeeper.read(key) ?? '')), [key]);
  const change = (next: string) => {
    setText(next);
    if (next === '') tabKeeper.remove(key);
    else tabKeeper.write(key, next);
  };
  return [text, change];
}
