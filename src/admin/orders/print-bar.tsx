'use client';

import { Printer } from 'lucide-react';
import { invoiceWords } from '@/words/fr/invoice';
import { Button } from '../ui/button';

/** The button above several printed papers; it is not printed. */
export function PrintBar() {
  return (
    <div className="bo invoice-bar">
      <Button variant="primary" onClick={() => window.print()}>
        <Printer aria-hidden className="size-4" /> {invoiceWords.print}
      </Button>
    </div>
  );
}
