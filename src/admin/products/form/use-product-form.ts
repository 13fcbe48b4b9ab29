'use client';

import { toast } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminProduct } from '@/contract/admin/products';
import { readProduct, saveProduct } from '../queries';
import { draftOf, formOf, isChanged, type ProductDraft, rebase, type Slots } from './draft';
import { type Problems, problemsFrom, problemsOf } from './problems';

/**
 * The form of a product: what was typed, over the copy that it began with.
 * @param product null for a new one
 * @param onSaved told once all is saved
 */
export function useProductForm({ product, onSaved }: { product: AdminProduct | null; onSaved: () => void }) {
  const [base, setBase] = useState(product);
  const [draft, setDraft] = useState(() => draftOf(product));
  const [problems, setProblems] = useState<Problems>({});
  const [conflicts, setConflicts] = useState<readonly string[] | null>(null);
  /** of what is sent, 0 to 1; null where nothing is */
  const [progress, setProgress] = useState<number | null>(null);

  const saving = useMutation({
    mutationFn: () => saveProduct({ id: base?.id ?? null, form: formOf(draft, base), onProgress: setProgress }),
    onSuccess: () => {
      toast.success(base ? 'Product updated.' : 'Product created.');
      onSaved();
    },
    onError: (error) => setProblems(problemsFrom(error)),
    onSettled: () => setProgress(null),
  });

  /** A newer copy of the product takes the place of the one that the edit began with; what was typed stays. */
  const takeFresh = (fresh: AdminProduct) => {
    if (!base) return [];
    setDraft((current) => rebase({ draft: current, base, fresh }).draft);
    setBase(fresh);
    return rebase({ draft, base, fresh }).conflicts;
  };

  const reloading = useMutation({
    mutationFn: () => readProduct(base?.id ?? 0),
    onSuccess: (fresh) => {
      setConflicts(takeFresh(fresh));
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
    progress,
    saving,
    reloading,
    takeFresh,
    isDirty: isChanged(draft, base),
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
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;

/** An error goes once its field is edited. */
function without(problems: Problems, fields: readonly string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)));
}
