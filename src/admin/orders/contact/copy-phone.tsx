'use client';

import { Check, Copy } from 'lucide-react';
import { useCopy } from '@/client/use-copy';
import { officeDeskWords } from '@/words/en/orders/order-desk';

const outcomes = () => ({ copied: officeDeskWords.phoneCopied, refused: officeDeskWords.copyRefused });

/** A telephone to read aloud, with a button that copies it. */
export function CopyPhone({ phone }: { phone: string }) {
  const { outcome, copy } = useCopy(phone);
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <span className="inline-flex items-center gap-1">
      <span className="whitespace-nowrap font-semibold text-lg tabular-nums">{phone}</span>
      <button
        type="button"
        aria-label={officeDeskWords.copyPhone}
        title={officeDeskWords.copyPhone}
        onClick={() => void copy()}
        className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-md text-slate-700 hover:bg-slate-100"
      >
        <Icon aria-hidden className="size-4" />
      </button>
      <span role="status" className={outcome === 'refused' ? 'text-red-800 text-sm' : 'sr-only'}>
        {outcome && outcomes()[outcome]}
      </span>
    </span>
  );
}
