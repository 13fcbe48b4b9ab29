'use client';

import { toast } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import { type BaseSyntheticEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AdminProduct } from '@/contract/admin/products';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { firstDetail } from '../../api/failures';
import { fittingValues, typedValues } from '../../drafts/kept-drafts';
import { useDraft } from '../../drafts/use-draft';
import { FORM_OPTIONS } from '../../lib/form';
import { readProduct, saveProduct } from '../queries';
import { uploadNewDocuments } from './document-drafts';
import { draftOf, formOf, isChanged, type ProductDraft, rebase } from './draft';
import { type ProblemPath, problemsFrom, productResolver } from './problems';
import { isStop, isUnread } from './save-failure';
import type { Slots } from './slots';

type ProductFormOptions = {
  /** null for a new one */
  product: AdminProduct | null;
  /** called once all is saved */
  onSaved: () => void;
  /** called when the product may have been saved although no answer was read */
  onUncertain: () => void;
};

/** The form of a product: what was typed, over the copy that it began with. */
export function useProductForm({ product, onSaved, onUncertain }: ProductFormOptions) {
  const [base, setBase] = useState(product);
  const [conflicts, setConflicts] = useState<readonly string[] | null>(null);
  const [setAside, setSetAside] = useState<string | null>(null);
  /** the share that was sent, 0 to 1; null while nothing is sent */
  const [progress, setProgress] = useState<number | null>(null);
  const ending = useRef(new AbortController());
  const fields = useForm<ProductDraft>({
    ...FORM_OPTIONS,
    defaultValues: draftOf(product),
    resolver: productResolver(base),
  });
  const draft = fields.watch();

  const isDirty = isChanged(draft, base) || setAside !== null;
  const { slots: _slots, documents: _documents, ...texts } = draft;
  // Pictures and papers cannot be kept by the browser.
  const kept = useDraft({
    form: 'product',
    record: product?.id ?? '',
    base: product?.updated_at ?? '',
    values: typedValues(texts, fields.formState.defaultValues),
    isDirty,
    onRestore: (values) => fields.reset({ ...draft, ...fittingValues(texts, values) }, { keepDefaultValues: true }),
  });

  const saving = useMutation({
    mutationFn: async (draft: ProductDraft) => {
      ending.current = new AbortController();
      const sending = { onProgress: setProgress, signal: ending.current.signal };
      const documents = await uploadNewDocuments({
        ...sending,
        rows: draft.documents,
        onUploaded: (rows) => fields.setValue('documents', rows),
        onFailed: (index, error) => {
          const message = firstDetail(error, 'file');
          if (message) fields.setError(`documents.${index}.file`, { message });
        },
      });
      return saveProduct({ ...sending, id: base?.id ?? null, form: formOf({ ...draft, documents }, base) });
    },
    onSuccess: () => {
      kept.forget();
      toast.success(base ? officeProductFormWords.updated : officeProductFormWords.created);
      onSaved();
    },
    onError: (error) => {
      for (const [path, message] of problemsFrom(error)) fields.setError(path, { message });
      if (isStop(error) || isUnread(error)) onUncertain();
    },
    onSettled: () => setProgress(null),
  });

  /**
   * A newer copy of the product takes the place of the one that the edit began with; what was typed stays.
   * @returns labels of the fields that both have changed and that saving will overwrite; null if there is nothing to say
   */
  const takeFresh = (fresh: AdminProduct) => {
    if (!base) return null;
    const rebased = rebase({ draft: fields.getValues(), base, fresh });
    fields.reset(rebased.draft, { keepErrors: true });
    setBase(fresh);
    if (rebased.setAside !== null) setSetAside(rebased.setAside);
    return rebased.conflicts.length > 0 || rebased.setAside !== null ? rebased.conflicts : null;
  };

  /** Takes the copy that a move of images returned. Conflicts show at once: the copy's stock is current, so saving would not be refused. */
  const takeMoved = (fresh: AdminProduct) => {
    const fresher = takeFresh(fresh);
    if (!fresher) return;
    setConflicts((shown) => [...new Set([...(shown ?? []), ...fresher])]);
    // A message about an older copy would hide the conflict.
    saving.reset();
  };

  const reloading = useMutation({
    mutationFn: () => readProduct(base?.id ?? 0),
    onSuccess: (fresh) => {
      setConflicts(takeFresh(fresh) ?? []);
      fields.clearErrors();
      saving.reset();
    },
  });

  return {
    base,
    draft,
    fields,
    errorAt: (path: ProblemPath) => fields.getFieldState(path, fields.formState).error?.message,
    conflicts,
    setAside,
    progress,
    saving,
    reloading,
    takeMoved,
    isDirty,
    kept,
    discardRestored: () => {
      kept.forget();
      fields.reset();
    },
    changeSlots: (work: (slots: Slots) => Slots) => fields.setValue('slots', work(fields.getValues('slots'))),
    /** @param onProblems called if the form is not sent */
    submit: (event: BaseSyntheticEvent, onProblems: () => void) =>
      fields.handleSubmit((values) => saving.mutate(values), onProblems)(event),
    /** Goes back to editing. The server may have received all of it by then. */
    stopSaving: () => ending.current.abort(),
    isStopped: isStop(saving.error),
    isUnread: isUnread(saving.error),
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;
