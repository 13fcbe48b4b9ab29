'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileDown, Mail, Pencil, Printer } from 'lucide-react';
import { useState } from 'react';
import { openWhenReached } from '@/client/connection/guard-links';
import type { AdminOrder } from '@/contract/admin/orders';
import { isBlank } from '@/domain/text';
import { officeCommonWords } from '@/words/en/common';
import { officeOrderFormWords } from '@/words/en/orders/order-form';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import type { Flash } from '../../lib/flashes';
import { cmsPath } from '../../lib/paths';
import { Button, linkButton } from '../../ui/button';
import { failureOf } from '../failures';
import { amendObstacle } from '../form/amend-obstacle';
import { askStatusMail, holdOrder, isWaiting, saveInvoice } from '../queries';
import { MailPreview } from './mail-preview';

/** The id of the reason why nothing can be mailed. */
const NO_ADDRESS = 'no-mail-address';

type OrderActionsProps = { order: AdminOrder; onFlash: (flash: Flash) => void; onAmend: () => void };

/** Invoice, print, mail and change of an order. */
export function OrderActions({ order, onFlash, onAmend }: OrderActionsProps) {
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: () => saveInvoice(order.id),
    onError: (error) => onFlash({ kind: 'error', text: failureOf(officeOrderScreenWords.downloadAction, error) }),
  });
  const mailing = useMutation({
    mutationFn: askStatusMail,
    onSuccess: (changed) => {
      holdOrder(client, changed);
      onFlash({ kind: 'success', text: officeOrderScreenWords.mailQueued(order.customer_email) });
    },
    onError: (error) => onFlash({ kind: 'error', text: failureOf(officeOrderScreenWords.mailAction, error) }),
  });
  const [isPreviewing, setIsPreviewing] = useState(false);
  const hasAddress = !isBlank(order.customer_email);
  const mayAmend = amendObstacle(order) === null;
  const print = () => window.open(`/admin/invoice/${order.id}`, '_blank', 'noopener');
  // The server treats a second request as the same mail: a waiting mail takes the status of the moment when it is sent.
  const isSending = mailing.isPending || order.status_mails.some(isWaiting);
  return (
    // In two columns on a phone, so that the dialog keeps most of its height for the order.
    <div className="contents max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:gap-2 max-sm:[&>*]:px-2 max-sm:[&_svg]:hidden">
      <a href={cmsPath('orders', order.id)} className={linkButton({ variant: 'ghost', className: 'sm:me-auto' })}>
        {officeCommonWords.openInCms}
      </a>
      {mayAmend && (
        <Button onClick={onAmend}>
          <Pencil aria-hidden className="size-4" /> {officeOrderFormWords.amend.button}
        </Button>
      )}
      <Button aria-disabled={saving.isPending} onClick={() => !saving.isPending && saving.mutate()}>
        <FileDown aria-hidden className="size-4" />{' '}
        {saving.isPending ? officeOrderScreenWords.downloading : officeOrderScreenWords.downloadPdf}
      </Button>
      <Button onClick={() => (navigator.onLine === false ? void openWhenReached(print) : print())}>
        <Printer aria-hidden className="size-4" /> {officeOrderScreenWords.printInvoice}
      </Button>
      <Button
        variant="primary"
        aria-disabled={isSending || !hasAddress}
        aria-describedby={hasAddress ? undefined : NO_ADDRESS}
        onClick={() => setIsPreviewing(hasAddress && !isSending)}
      >
        <Mail aria-hidden className="size-4" />{' '}
        {isSending ? officeOrderScreenWords.sending : officeOrderScreenWords.sendMail}
      </Button>
      {!hasAddress && (
        <p id={NO_ADDRESS} className="w-full text-end text-slate-600 text-xs max-sm:col-span-2">
          {officeOrderScreenWords.mailPreview.noAddress}
        </p>
      )}
      {isPreviewing && (
        <MailPreview
          order={order}
          onSend={(status) => {
            setIsPreviewing(false);
            mailing.mutate({ id: order.id, status });
          }}
          onClose={() => setIsPreviewing(false)}
        />
      )}
    </div>
  );
}
