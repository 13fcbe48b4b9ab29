'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import { officeShippingWords } from '@/words/en/catalogue/shipping';
import { failureText } from '../api/failures';
import { editsInTurn } from '../lib/edits-in-turn';
import { refresh } from '../lib/list-query';
import { areUnchanged, type BulkFields, type BulkPlan, formerFees } from './bulk-plan';
import { changeFees, changeWilaya, sendFees, wilayasQuery } from './queries';
import type { WilayaChange } from './wilaya-row';

const words = officeShippingWords.bulk;

/** The last change, while it can be undone, or what became of it. */
export type FeeNotice = {
  kind: 'success' | 'error';
  text: string;
  undo: { before: readonly AdminWilaya[]; after: readonly AdminWilaya[] } | null;
  /** the button that led to it is gone: the focus goes here */
  tookFocus: boolean;
};

/** Changes fees in the table, of one wilaya or of several at once, and undoes the last change. */
export function useFeeEdits() {
  const client = useQueryClient();
  const [notice, setNotice] = useState<FeeNotice | null>(null);
  const { queryKey } = wilayasQuery();
  const [inTurn] = useState(() => editsInTurn<AdminWilaya>());

  const show = (saved: readonly AdminWilaya[]) => {
    client.setQueryData<AdminWilaya[]>(queryKey, (known) =>
      known?.map((wilaya) => saved.find(({ id }) => id === wilaya.id) ?? wilaya),
    );
    // What the communes inherit.
    void client.invalidateQueries({ queryKey: ['admin', 'communes'] });
  };
  const outdated = (error: Error): never => {
    void refresh(client, queryKey);
    throw error;
  };

  const edit = async (wilaya: AdminWilaya, change: WilayaChange) => {
    let before = wilaya;
    const saved = await inTurn(wilaya.id, wilaya, (newest) => {
      before = newest;
      return changeWilaya(newest, change);
    }).catch(outdated);
    show([saved]);
    setNotice({
      kind: 'success',
      text: officeShippingWords.saved(wilaya.name),
      undo: { before: [before], after: [saved] },
      tookFocus: false,
    });
  };

  const bulk = useMutation({
    mutationFn: async ({
      chosen,
      fields,
      plan,
    }: {
      chosen: readonly AdminWilaya[];
      fields: BulkFields;
      plan: BulkPlan;
    }) => {
      const before = chosen.filter(({ id }) => plan.after.has(id));
      const ids = before.map(({ id }) => id);
      const updated_at = Object.fromEntries(before.map(({ id, updated_at: seen }) => [id, seen]));
      const { wilayas } = await changeFees({ ids, updated_at, ...(plan.change && { [fields.target]: plan.change }) });
      return { before, after: wilayas };
    },
    onSuccess: (undo) => {
      show(undo.after);
      setNotice({ kind: 'success', text: words.changed(undo.after.length), undo, tookFocus: true });
    },
    onError: (error) => {
      void refresh(client, queryKey);
      setNotice({ kind: 'error', text: failureText(words.failed, error), undo: null, tookFocus: false });
    },
  });

  const undoing = useMutation({
    mutationFn: async ({ before, after }: NonNullable<FeeNotice['undo']>) => {
      const now = await client.fetchQuery({ ...wilayasQuery(), staleTime: 0 });
      // Other fees may have been set on purpose meanwhile.
      if (!areUnchanged(after, now)) return false;
      await sendFees(formerFees(before), { isTrial: false });
      return true;
    },
    onSuccess: (isUndone) =>
      setNotice({
        kind: isUndone ? 'success' : 'error',
        text: isUndone ? words.undone : words.outdated,
        undo: null,
        tookFocus: true,
      }),
    onError: (error) =>
      setNotice({ kind: 'error', text: failureText(words.undoFailed, error), undo: null, tookFocus: true }),
    onSettled: () => refresh(client, queryKey),
  });

  return { notice, setNotice, edit, bulk, undoing };
}
