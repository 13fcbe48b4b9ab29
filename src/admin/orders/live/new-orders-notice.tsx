'use client';

import { X } from 'lucide-react';
import { officeLiveWords } from '@/words/en/orders/order-desk';
import { Button } from '../../ui/button';
import { seeNewOrders, useNewOrders } from './new-orders';

/** Says that orders came in. The list stays still until the reader asks for them. On a phone it is at the foot. */
export function NewOrdersNotice({ onShow }: { onShow: () => void }) {
  const count = useNewOrders();
  if (count === 0) return null;
  return (
    <div className="ms-auto flex items-center gap-1 rounded-full border border-orange-700/40 bg-orange-100 ps-3 text-orange-950 max-md:fixed max-md:inset-x-4 max-md:bottom-4 max-md:z-10 max-md:justify-between max-md:rounded-lg max-md:shadow-lg">
      <span className="font-semibold">{officeLiveWords.count(count)}</span>
      <span className="flex items-center">
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            seeNewOrders();
            onShow();
          }}
        >
          {officeLiveWords.show}
        </Button>
        <Button size="sm" variant="ghost" aria-label={officeLiveWords.dismiss} onClick={seeNewOrders}>
          <X aria-hidden className="size-4" />
        </Button>
      </span>
    </div>
  );
}
