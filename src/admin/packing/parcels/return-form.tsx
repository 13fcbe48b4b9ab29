'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Parcel } from '@/contract/admin/parcels';
import { planReturn } from '@/domain/parcels/return-plan';
import { officePackingWords } from '@/words/en/orders/packing';
import { failureText } from '../../api/failures';
import { DraftNotice } from '../../drafts/draft-notice';
import { fittingValues } from '../../drafts/kept-drafts';
import { type DraftOf, useDraft } from '../../drafts/use-draft';
import type { Flash } from '../../lib/flashes';
import { orderQuery } from '../../orders/queries';
import { parcelQuery, refreshPacking } from '../../parcels/queries';
import { Banner } from '../../ui/banner';
import { BusyButton } from '../../ui/button';
import { QueryStates } from '../../ui/load-states';
import { decideReturn } from '../queries';
import { ReturnCause } from './return-cause';
import { ReturnLines } from './return-lines';
import { ReturnQuestion } from './return-question';

type ReturnFormProps = { parcel: Parcel; onFlash: (flash: Flash) => void };

type Pieces = Readonly<Record<string, number | null>>;

const words = officePackingWords.back;

/** Which pieces are sold again, and whose doing the return was. Neither is assumed, and what it does is confirmed. */
export function ReturnForm({ parcel, onFlash }: ReturnFormProps) {
  const client = useQueryClient();
  const order = useQuery(orderQuery(parcel.order_id));
  const [pieces, setPieces] = useState<Pieces>({});
  const [byCustomer, setByCustomer] = useState<boolean | null>(null);
  const [isTried, setIsTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const items = order.data?.items ?? [];
  const plan = planReturn(items, pieces);
  const fill = (values: { pieces: Pieces; byCustomer: boolean | null }) => {
    setPieces(values.pieces);
    setByCustomer(values.byCustomer);
  };
  const draft = useDraft({
    ...returnDraft(parcel),
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
    onSettled: () => setIsAsking(false),
  });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    setIsAsking(plan !== null && byCustomer !== null && !deciding.isPending);
  };
  const decide = () => {
    if (plan === null || byCustomer === null || deciding.isPending) return;
    const lines = items.map(({ id }) => ({ item_id: id, restock: pieces[id] ?? 0 }));
    deciding.mutate({ id: parcel.id, draft: { lines, by_customer: byCustomer } });
  };
  return (
    <section aria-labelledby="parcel-return" className="rounded-xl border border-amber-300 bg-amber-50 p-4">
      <h3 id="parcel-return" className="font-semibold text-base">
        {words.title}
      </h3>
      <p className="mt-1 mb-3 text-slate-800 text-sm">{words.explain}</p>
      <QueryStates query={order} failure={words.failed} />
      <form noValidate onSubmit={ask} className="grid gap-4">
        <DraftNotice
          draft={draft}
          onDiscard={() => {
            draft.forget();
            fill({ pieces: {}, byCustomer: null });
          }}
        />
        <ReturnLines
          items={items}
          pieces={pieces}
          problem={isTried && plan === null ? words.linesMissing : null}
          onChange={setPieces}
        />
        <ReturnCause
          value={byCustomer}
          problem={isTried && byCustomer === null ? words.choose : null}
          onChange={setByCustomer}
        />
        {deciding.error && <Banner kind="error" text={failureText(words.decideFailed, deciding.error)} />}
        <div>
          <BusyButton type="submit" variant="primary" isBusy={deciding.isPending || !order.data}>
            {deciding.isPending ? words.deciding : words.confirm}
          </BusyButton>
        </div>
      </form>
      {isAsking && order.data && plan !== null && byCustomer !== null && (
        <ReturnQuestion
          parcel={parcel}
          order={order.data}
          plan={plan}
          byCustomer={byCustomer}
          isBusy={deciding.isPending}
          onConfirm={decide}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}

/** Its name among the kept drafts. */
export function returnDraft({ id }: Pick<Parcel, 'id'>): DraftOf {
  return { form: 'return', record: id };
}
