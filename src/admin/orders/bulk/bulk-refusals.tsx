'use client';

import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BulkStatusAnswer } from '@/contract/admin/confirmation';
import { officeBulkWords } from '@/words/en/orders/order-desk';
import { Button } from '../../ui/button';

type BulkRefusalsProps = {
  refused: BulkStatusAnswer['refused'];
  onOpen: (id: number) => void;
  onDismiss: () => void;
};

/** The orders that could not be changed, by number, each with its reason, until dismissed. */
export function BulkRefusals({ refused, onOpen, onDismiss }: BulkRefusalsProps) {
  const notice = useRef<HTMLDivElement>(null);
  // Below a long list it would not be seen.
  useEffect(() => notice.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div
      ref={notice}
      role="alert"
      className="mt-4 grid scroll-mb-24 gap-2 rounded-lg border border-red-300 bg-red-50 px-4 py-3 text-red-900 text-sm"
    >
      <p className="flex items-start gap-2 font-semibold">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {officeBulkWords.refused(refused.length)}
      </p>
      <ul className="grid max-h-60 gap-1 overflow-y-auto">
        {refused.map(({ id, message }) => (
          <li key={id} className="break-words">
            <button
              type="button"
              aria-label={officeBulkWords.openOrder(id)}
              onClick={() => onOpen(id)}
              className="min-h-6 cursor-pointer font-semibold tabular-nums underline underline-offset-2"
            >
              #{id}
            </button>{' '}
            {message}
          </li>
        ))}
      </ul>
      <Button size="sm" variant="ghost" className="justify-self-end" onClick={onDismiss}>
        {officeBulkWords.dismiss}
      </Button>
    </div>
  );
}
