'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { AdminOrder } from '@/contract/admin/orders';
import type { Parcel } from '@/contract/admin/parcels';
import { officeOrderWords } from '@/words/en/orders';
import { officePackingWords } from '@/words/en/packing';
import { failureText } from '../../api/failures';
import { DraftNotice } from '../../drafts/draft-notice';
import { fittingValues } from '../../drafts/kept-drafts';
import { useDraft } from '../../drafts/use-draft';
import type { Flash } from '../../lib/flashes';
import { orderQuery } from '../../orders/queries';
import { parcelQuery, refreshPacking } from '../../parcels/queries';
import { Banner } from '../../ui/banner';
import { BusyButton } from '../../ui/button';
import { QueryStates } from '../../ui/load-states';
import { decideReturn } from '../queries';
import { ReturnCause } from './return-cause';

type ReturnFormProps = { parcel: Parcel; onFlash: (flash: Flash) => void };

const words = officePackingWords.back;

/** Which pieces are sold again, and whose doing the return was. Nothing is assumed about the latter. */
export function ReturnForm({ parcel, onFlash }: ReturnFormProps) {
  const client = useQueryClient();
  const order = useQuery(orderQuery(parcel.order_id));
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({});
  const [byCustomer, setByCustomer] = useState<boolean | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const items = order.data?.items ?? [];
  const piecesOf = ({ id, quantity }: AdminOrder['items'][number]) => pieces[id] ?? quantity;
  const fill = (values: { pieces: Readonly<Record<string, number>>; byCustomer: boolean | null }) => {
    setPieces(values.pieces);
    setByCustomer(values.byCustomer);
  };
  const draft = useDraft({
    form: 'return',
    record: parcel.id,
    values: { pieces, byCustomer },
    isDirty: Object.keys(pieces).length > 0 || byCustomer !== null,
    onRestore: (kept) => fill(fittingValues({ pieces, byCustomer }, kept)),
  });
  const deciding = useMutation({
    mutationFn: decideReturn,
    onSuccess: (answer) => {
      draft.forget();
      client.setQueryData(parcelQuery(parcel.id).queryKey, answer);
      onFlash({ kind: 'success', text: words.decided });
      void refreshPacking(client);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(byCustomer === null);
    if (byCustomer === null || deciding.isPending || !order.data) return;
    const lines = items.map((item) => ({ item_id: item.id, restock: piecesOf(item) }));
    deciding.mutate({ id: parcel.id, draft: { lines, by_customer: byCustomer } });
  };
  return (
    <section aria-labelledby="parcel-return" className="rounded-xl border border-amber-300 bg-amber-50 p-4">
      <h3 id="parcel-return" className="font-semibold text-base">
        {words.title}
      </h3>
      <p className="mt-1 mb-3 text-slate-800 text-sm">{words.explain}</p>
      <QueryStates query={order} failure={words.failed} />
      <form noValidate onSubmit={submit} className="grid gap-4">
        <DraftNotice
          draft={draft}
          onDiscard={() => {
            draft.forget();
            fill({ pieces: {}, byCustomer: null });
          }}
        />
        <ul className="grid gap-2 text-sm">
          {items.map((item) => {
            const title = item.product_title || officeOrderWords.unnamedProduct;
            return (
              <li key={item.id} className="flex items-center gap-3">
                <select
                  aria-label={words.pieces(title)}
                  value={piecesOf(item)}
                  onChange={({ target }) => setPieces({ ...pieces, [item.id]: Number(target.value) })}
                  className="min-h-11 rounded-lg border border-slate-500 bg-white px-3 tabular-nums"
                >
                  {[...Array(item.quantity + 1).keys()].map((count) => (
                    <option key={count}>{count}</option>
                  ))}
                </select>
                <span className="whitespace-nowrap text-slate-700 tabular-nums">{words.of(item.quantity)}</span>
                <span className="wrap-anywhere min-w-0">{title}</span>
              </li>
            );
          })}
        </ul>
        <ReturnCause
          value={byCustomer}
          problem={isMissing ? words.choose : null}
          onChange={(value) => {
            setByCustomer(value);
            setIsMissing(false);
          }}
        />
        {deciding.error && <Banner kind="error" text={failureText(words.decideFailed, deciding.error)} />}
        <div>
          <BusyButton type="submit" variant="primary" isBusy={deciding.isPending || !order.data}>
            {deciding.isPending ? words.deciding : words.confirm}
          </BusyButton>
        </div>
      </form>
    </section>
  );
}
