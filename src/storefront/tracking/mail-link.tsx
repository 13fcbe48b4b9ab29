'use client';

import { Mail } from 'lucide-react';
import { failureText, useRequest } from '@/storefront/recovery/use-request';
import { Button } from '@/storefront/ui/button';
import { FormAlert } from '@/storefront/ui/form-parts';
import { trackingWords } from '@/words/fr/orders/tracking';
import { mailTrackingLink } from './queries';

/** Sends the link with which the order can be cancelled to the order's own address, which is not shown here. */
export function MailLink({ access }: { access: { order: string; phone: string } }) {
  const { send, isBusy, answer, error } = useRequest<string>();
  return (
    <div className="mb-4 grid gap-3">
      {answer === null && (
        <div>
          <Button
            variant="outline"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void send(() => mailTrackingLink(access))}
          >
            <Mail aria-hidden className="size-4" />
            {isBusy ? trackingWords.sendingLink : trackingWords.sendLink}
          </Button>
        </div>
      )}
      <FormAlert text={error === null ? null : failureText(error)} />
      <p role="status" className="rounded-lg bg-blue-50 p-3 text-slate-900 text-sm empty:hidden">
        {answer}
      </p>
    </div>
  );
}
