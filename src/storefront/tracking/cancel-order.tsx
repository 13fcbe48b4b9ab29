'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/client/api/api-error';
import { failureText } from '@/storefront/recovery/use-request';
import { Button } from '@/storefront/ui/button';
import { FormAlert } from '@/storefront/ui/form-parts';
import { trackingWords } from '@/words/fr/orders/tracking';
import { cancelOrder, trackedOrderQuery } from './queries';

type CancelOrderProps = {
  id: number;
  code: string;
  onCancelled: () => void;
  /** the order no longer waits for confirmation */
  onRefused: (text: string) => void;
};

/** Cancels an order after a question. An order that has moved on meanwhile is read again. */
export function CancelOrder({ id, code, onCancelled, onRefused }: CancelOrderProps) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const cancelling = useMutation({
    mutationFn: () => cancelOrder(code),
    onSuccess: (order) => {
      client.setQueryData(trackedOrderQuery(code).queryKey, order);
      onCancelled();
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return;
      const order = await client.fetchQuery({ ...trackedOrderQuery(code), staleTime: 0 });
      // An answer was lost: the earlier request has cancelled it.
      if (order.status === 'cancelled') onCancelled();
      else onRefused(error.message);
    },
  });
  const opener = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) question.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  if (!isAsking) {
    return (
      <Button ref={opener} variant="outline" className="mb-4" onClick={() => setIsAsking(true)}>
        {trackingWords.cancel}
      </Button>
    );
  }
  return (
    <section aria-labelledby="cancel-question" className="mb-4 rounded-lg border border-red-200 bg-red-50 p-4">
      <p ref={question} id="cancel-question" tabIndex={-1} className="font-semibold text-slate-900 outline-none">
        {trackingWords.cancelQuestion(id)}
      </p>
      <p className="mt-1 mb-4 text-slate-800">{trackingWords.cancelText}</p>
      <FormAlert text={cancelling.error && failureText(cancelling.error)} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          aria-disabled={cancelling.isPending}
          onClick={() => !cancelling.isPending && cancelling.mutate()}
        >
          {cancelling.isPending ? trackingWords.cancelling : trackingWords.cancelNow}
        </Button>
        <Button variant="outline" onClick={() => setIsAsking(false)}>
          {trackingWords.keep}
        </Button>
      </div>
    </section>
  );
}
