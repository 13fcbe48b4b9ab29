'use client';

import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import type { AdminOrder } from '@/contract/admin/orders';
import { officeCommonWords } from '@/words/en/common';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import { Button } from '../../ui/button';
import { QueryStates } from '../../ui/load-states';
import { Modal } from '../../ui/modal';
import { failureOf } from '../failures';
import { mailPreviewQuery } from '../queries';
import { Fact } from './section';

type MailPreviewProps = { order: AdminOrder; onSend: (status: string) => void; onClose: () => void };

const words = officeOrderScreenWords.mailPreview;

/** The mail as the customer would read it, before it is sent. */
export function MailPreview({ order, onSend, onClose }: MailPreviewProps) {
  const query = useQuery(mailPreviewQuery(order.id, order.status));
  const { data } = query;
  return (
    <Modal
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{officeCommonWords.cancel}</Button>
          <Button variant="primary" disabled={!data} onClick={() => data && onSend(data.status)}>
            <Mail aria-hidden className="size-4" /> {words.send}
          </Button>
        </>
      }
    >
      <QueryStates query={query} failure={(error) => failureOf(words.loadAction, error)} />
      {data && (
        <>
          <p className="mb-4 text-slate-700 text-sm">{words.explain}</p>
          <dl className="grid gap-3">
            <Fact name={words.to}>
              <bdi className="wrap-anywhere">{data.to}</bdi>
            </Fact>
            <Fact name={words.subject}>
              <span lang="fr">{data.subject}</span>
            </Fact>
            <Fact name={words.text}>
              <span
                lang="fr"
                className="wrap-anywhere block whitespace-pre-line rounded-lg border border-slate-200 bg-slate-50 px-3 py-2"
              >
                {data.text}
              </span>
            </Fact>
          </dl>
        </>
      )}
    </Modal>
  );
}
