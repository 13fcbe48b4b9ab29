'use client';

import { useState } from 'react';
import { randomUuid } from '@/client/identity/random-uuid';
import { isRecord } from '@/domain/json';
import { type DraftName, forgetDraft, keepDraft, readDraft } from './kept-drafts';
import { type DraftOf, ownDraft } from './use-draft';

export type AttemptKey = {
  /** The same key for the same body, so that what is sent again after a lost answer counts once. */
  keyFor: (body: string) => string;
  /** The answer came, or the form was closed: the same body is meant once more. */
  forget: () => void;
};

/** The idempotency key of a form, kept beside its draft: it survives a reload and a session that ends. */
export function useAttemptKey(form: DraftOf): AttemptKey {
  const [name] = useState<DraftName | null>(() => ownDraft({ ...form, form: `${form.form}-key` }));
  const [memory] = useState(() => new Map<string, string>());
  return {
    keyFor: (body) => {
      const key = memory.get(body) ?? keptKey(name, body) ?? randomUuid();
      memory.set(body, key);
      if (name !== null) keepDraft(name, { base: '', values: { body, key } });
      return key;
    },
    forget: () => {
      memory.clear();
      if (name !== null) forgetDraft(name);
    },
  };
}

function keptKey(name: DraftName | null, body: string): string | null {
  const kept = name && readDraft(name)?.values;
  return isRecord(kept) && kept.body === body && typeof kept.key === 'string' ? kept.key : null;
}
