'use client';

import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';

export const LINK = 'mt-4 inline-flex min-h-11 items-center font-medium text-blue-900 underline underline-offset-4';

/** How it ended. It takes the focus, since the form that had it is gone. */
export function Outcome({ Icon, text }: { Icon: LucideIcon; text: string | null }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text !== null) line.current?.focus();
  }, [text]);
  return (
    <div role="status">
      {text !== null && (
        <p
          ref={line}
          tabIndex={-1}
          className="flex gap-3 rounded-lg border border-green-200 bg-green-50 p-4 text-green-900 outline-none"
        >
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-green-700" />
          <span className="min-w-0 break-words">{text}</span>
        </p>
      )}
    </div>
  );
}
