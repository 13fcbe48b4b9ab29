'use client';

import { SearchX } from 'lucide-react';
import { ApiError } from '@/client/api/api-error';
import { Button } from './button';
import { EmptyState } from './empty-state';

type NoSuchEntryProps = {
  text: string;
  backLabel: string;
  onBack: () => void;
};

/** Shown in place of an entry that its address names and that does not exist: trying again would not help. */
export function NoSuchEntry({ text, backLabel, onBack }: NoSuchEntryProps) {
  return (
    <div role="alert">
      <EmptyState Icon={SearchX} title={text}>
        <Button onClick={onBack}>{backLabel}</Button>
      </EmptyState>
    </div>
  );
}

/** Did the server answer that there is no such entry? */
export function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
