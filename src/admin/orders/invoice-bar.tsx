'use client';

import { FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import { Button } from '../ui/button';
import { saveInvoice } from './queries';

type State = 'idle' | 'saving' | 'failed';

/** The buttons above the invoice; they are not printed. */
export function InvoiceBar({ orderId }: { orderId: number }) {
  const [state, setState] = useState<State>('idle');
  const save = async () => {
    setState('saving');
    await saveInvoice(orderId).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <div lang="en" className="bo invoice-bar">
      <Button variant="primary" onClick={() => window.print()}>
        <Printer aria-hidden className="size-4" /> {officeOrderScreenWords.print}
      </Button>
      <Button aria-disabled={state === 'saving'} onClick={() => state !== 'saving' && void save()}>
        <FileDown aria-hidden className="size-4" />{' '}
        {state === 'saving' ? officeOrderScreenWords.downloading : officeOrderScreenWords.downloadPdf}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="w-full text-center font-medium text-red-800">
          {officeOrderScreenWords.downloadFailed}
        </p>
      )}
    </div>
  );
}
