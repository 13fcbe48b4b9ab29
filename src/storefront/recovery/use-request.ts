'use client';

import { useRef, useState } from 'react';
import { ApiError } from '@/client/api/api-error';
import { savingWords } from '@/words/fr/accounts/saving';

/** One request at a time, and its result. `onFailure` is called before the form is usable again. */
export function useRequest<T>() {
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [answer, setAnswer] = useState<T | null>(null);
  const [error, setError] = useState<unknown>(null);

  const send = async (request: () => Promise<T>, onFailure?: (thrown: unknown) => void): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setError(null);
    try {
      setAnswer(await request());
    } catch (thrown) {
      setError(thrown);
      onFailure?.(thrown);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  };

  return { send, isBusy, answer, error };
}

/** The message if the server refuses or cannot be reached. */
export function failureText(error: unknown): string {
  return (error instanceof ApiError && error.message) || savingWords.unexpected;
}
