'use client';

import { Printer } from 'lucide-react';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import { Button } from '../ui/button';

/** The button above several printed papers; it is not printed. */
export function PrintBar() {
  return (
    <div lang="en" className="bo invoice-bar">
      <Button variant="primary" onClick={() => window.print()}>
        <Printer aria-hidden className="size-4" /> {officeOrderScreenWords.print}
      </Button>
    </div>
  );
}
