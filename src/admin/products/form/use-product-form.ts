'use client';

import { toast } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AdminProduct } from '@/contract/admin/products';
import { officeProductFormWords } from '@/words/en/product-form';
import { InvalidDataError } from '../../api/expected';
import { readProduct, saveProduct } from '../queries';
import { draftOf, formOf, isChanged, type ProductDraft, rebase, type Slots } from './draft';
import { type Problems, problemsFrom, problemsOf } from './problems';

type ProductFormOptions = {
  /** null for a new one */
  product: AdminProduct | null;
  /** told once all is saved */
  onSaved: () => void;
  /** told where the list may be of yesterday, though nothing was answered */
  onUncertain: () => void;
};

/** The form of a product: what was typed, over the copy that it began with. */
export function useProductForm({ product, onSaved, onUncertain }: ProductFormOptions) {
  const [base, setBase] = useState(product);
  const [draft, setDraft] = useState(() => draftOf(product));
  const [problems, setProblems] = useState<Problems>({});
  const [conflicts, setConflicts] = useState<readonly string[] | null>(null);
  const [setAside, setSetAside] = useState<string | null>(null);
  /** of what is sent, 0 to 1; null where nothing is */
  const [progress, setProgress] = useState<number | null>(null);
  const ending = useRef(new AbortController());

  const saving = useMutation({
    mutationFn: () => {
      ending.current = new AbortController();
      return saveProduct({
        id: base?.id ?? null,
        form: formOf(draft, base),
        onProgress: setProgress,
        signal: ending.current.signal,
      });
    },
    onSuccess: () => {
      toast.success(base ? officeProductFormWords.updated : officeProductFormWords.created);
      onSaved();
    },
    onError: (error) => {
      setProblems(problemsFrom(error));
      if (isStop(error) || isUnread(error)) onUncertain();
    },
    onSettled: () => setProgress(null),
  });

  /**
   * A newer copy of the product takes the place of the one that the edit began with; what was typed stays.
   * @returns what both have changed, which saving will overwrite; null where there is nothing to tell
   */
  const takeFresh = (fresh: AdminProduct) => {
    if (!base) return null;
    const { conflicts: found, setAside: aside } = rebase({ draft, base, fresh });
    setDraft((current) => rebase({ draft: current, base, fresh }).draft);
    setBase(fresh);
    if (aside !== null) setSetAside(aside);
    return found.length > 0 || aside !== null ? found : null;
  };

  /** The copy that a move of images answers with. Conflicts are told at once: by its stock, saving would pass unrefused. */
  const takeMoved = (fresh: AdminProduct) => {
    const found = takeFresh(fresh);
    if (!found) return;
    setConflicts((told) => [...new Set([...(told ?? []), ...found])]);
    // What was said of an older copy would hide it.
    saving.reset();
  };

  const reloading = useMutation({
    mutationFn: () => readProduct(base?.id ?? 0),
    onSuccess: (fresh) => {
      setConflicts(takeFresh(fresh) ?? []);
      setProblems({});
      saving.reset();
    },
  });

  return {
    base,
    draft,
    problems,
    setProblems,
    conflicts,
    setAside,
    progress,
    saving,
    reloading,
    takeMoved,
    isDirty: isChanged(draft, base) || setAside !== null,
    change: (changes: Partial<ProductDraft>) => {
      setDraft((current) => ({ ...current, ...changes }));
      setProblems((current) => without(current, Object.keys(changes)));
    },
    changeSlots: (work: (slots: Slots) => Slots) => setDraft((current) => ({ ...current, slots: work(current.slots) })),
    submit: () => {
      const found = problemsOf(draft);
      setProblems(found);
      if (Object.keys(found).length === 0) saving.mutate();
      return found;
    },
    /** Goes back to editing. Whether the server has got all of it by then, nobody knows. */
    stopSaving: () => ending.current.abort(),
    isStopped: isStop(saving.error),
    isUnread: isUnread(saving.error),
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;

/** Somebody has ended the saving: it is what an `AbortController` says by itself. */
function isStop(error: Error | null): boolean {
  return error?.name === 'AbortError';
}

/** Somebody has answered, but it was none of the shop's answers. */
function isUnread(error: Error | null): boolean {
  return error instanceof InvalidDataError;
}

/** An error goes once its field is edited. */
function without(problems: Problems, fields: readonly string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)));
}
