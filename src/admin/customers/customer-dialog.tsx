'use client';

import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { readablePhone } from '@/domain/phone';
import { officeCustomerWords } from '@/words/en/customer-screens';
import { officeOrderFormWords } from '@/words/en/orders/order-form';
import { wasFormOpen } from '../drafts/use-draft';
import { newOrderPath } from '../lib/paths';
import { Button, linkButton } from '../ui/button';
import { QueryStates } from '../ui/load-states';
import { Modal } from '../ui/modal';
import { isMissing, NoSuchEntry } from '../ui/no-such-entry';
import { BLOCK_FORM, BlockDialog } from './block-dialog';
import { CustomerFacts } from './customer-facts';
import { CustomerOrders } from './customer-orders';
import { LiftQuestion } from './lift-question';
import { customerQuery } from './queries';

type CustomerDialogProps = { phoneKey: string; onClose: () => void };

/** One customer: figures, block, orders. */
export function CustomerDialog({ phoneKey, onClose }: CustomerDialogProps) {
  const query = useQuery(customerQuery(phoneKey));
  const { data, error } = query;
  const [asked, setAsked] = useState<'block' | 'lift' | null>(() =>
    wasFormOpen({ form: BLOCK_FORM, record: phoneKey }) ? 'block' : null,
  );
  const phone = readablePhone(phoneKey);
  const close = () => setAsked(null);
  return (
    <>
      <Modal
        title={data ? (data.names[0] ?? phone) : officeCustomerWords.loadingTitle}
        width="lg"
        isFullOnPhone
        onClose={onClose}
        footer={
          data && (
            <>
              {data.order_list.length > 0 && (
                <Link
                  href={newOrderPath(data.phone_key)}
                  prefetch={false}
                  className={linkButton({ variant: 'action', className: 'me-auto' })}
                >
                  <Plus aria-hidden className="size-4" /> {officeOrderFormWords.taken.button}
                </Link>
              )}
              {data.blocked && <Button onClick={() => setAsked('lift')}>{officeCustomerWords.block.lift}</Button>}
              <Button variant={data.blocked ? 'outline' : 'danger'} onClick={() => setAsked('block')}>
                {data.blocked ? officeCustomerWords.block.change : officeCustomerWords.block.open}
              </Button>
            </>
          )
        }
      >
        {isMissing(error) ? (
          <NoSuchEntry text={officeCustomerWords.gone} backLabel={officeCustomerWords.back} onBack={onClose} />
        ) : (
          <QueryStates query={query} failure={officeCustomerWords.oneFailed} />
        )}
        {data && (
          <div className="grid gap-5">
            <CustomerFacts customer={data} />
            <CustomerOrders customer={data} />
          </div>
        )}
      </Modal>
      {data && asked === 'block' && <BlockDialog customer={data} onClose={close} />}
      {data && asked === 'lift' && <LiftQuestion phoneKey={data.phone_key} onClose={close} />}
    </>
  );
}
