'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentSession } from '@/client/session/session';
import { type DraftName, forgetDraft, type KeptDraft, keepDraft, markOpen, readDraft, wasOpen } from './kept-drafts';

/** Milliseconds after the last key. */
const SETTLED_MS = 300;

/** Which form of which record, and the version of the record that it edits. */
export type DraftOf = { form: string; record?: string | number; base?: string };

type DraftOptions<Values> = DraftOf & {
  values: Values;
  /** something was typed that is not saved */
  isDirty: boolean;
  /** shows the kept values in the form; called once, when it opens */
  onRestore: (values: unknown) => void;
};

export type Draft = {
  /** what was put back into the form; null if nothing was, or once it was discarded */
  restored: { at: string; isOutdated: boolean } | null;
  /** The form was saved or its draft discarded. */
  forget: () => void;
};

/**
 * Keeps what is typed into a form until `forget` is called, and puts it back when the form opens again for the same account. The
 * account is that of the form's opening: a session that ends meanwhile changes nothing.
 */
export function useDraft<Values>({ form, record = '', base = '', ...options }: DraftOptions<Values>): Draft {
  const { values, isDirty, onRestore } = options;
  const [name] = useState<DraftName | null>(() => ownDraft({ form, record }));
  const [kept] = useState<KeptDraft | null>(() => name && readDraft(name));
  const [isShown, setIsShown] = useState(kept !== null);
  const text = JSON.stringify(values);
  // Not kept (again): what was kept already, and what was just saved or discarded.
  const settled = useRef(kept && JSON.stringify(kept.values));

  // Another tab's draft is not this form's to forget.
  const isOwn = useRef(kept !== null);

  const isRestored = useRef(false);
  const restore = useEffectEvent(() => {
    if (kept !== null && !isRestored.current) onRestore(kept.values);
    isRestored.current = true;
  });
  useEffect(() => restore(), []);

  const keep = useEffectEvent(() => {
    if (name === null || text === settled.current) return;
    settled.current = null;
    if (isDirty) keepDraft(name, { base: kept !== null && isShown ? kept.base : base, values });
    else if (isOwn.current) forgetDraft(name);
    isOwn.current = isDirty;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change
  useEffect(() => {
    const timer = setTimeout(keep, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text, isDirty]);

  const leave = useEffectEvent(() => {
    if (isDirty) keep();
  });
  useEffect(() => {
    const onPageHide = () => leave();
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      leave();
    };
  }, []);
  useEffect(() => {
    if (name === null || !isDirty) return;
    markOpen(name, true);
    return () => markOpen(name, false);
  }, [name, isDirty]);

  return {
    restored: kept !== null && isShown && isDirty ? { at: kept.at, isOutdated: kept.base !== base } : null,
    forget: () => {
      settled.current = text;
      setIsShown(false);
      if (name !== null) forgetDraft(name);
    },
  };
}

/** Was this form open in this tab when the page was left, with something typed? It then opens again by itself. */
export function wasFormOpen(draft: DraftOf): boolean {
  const name = ownDraft(draft);
  return name !== null && wasOpen(name);
}

/** The form among the drafts of the account that is logged in; null without a login. */
export function ownDraft({ form, record = '' }: DraftOf): DraftName | null {
  const owner = currentSession()?.user.id;
  return owner === undefined ? null : { owner, form, record: String(record) };
}
