'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { cx } from '@/client/classes';
import { layoutWords } from '@/words/fr/layout';
import { type ToastMessage, takeToasts } from './toast';

const SHOWN_MS = 4000;

/** Toasts without the library. `onEnd` is called after the last one, so that the library can be fetched again. */
export function PlainToasts({ onEnd }: { onEnd: () => void }) {
  const [shown, setShown] = useState<readonly (ToastMessage & { key: number })[]>([]);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    let count = 0;
    let open = 0;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const show = (message: ToastMessage) => {
      count += 1;
      open += 1;
      const key = count;
      const hide = () => {
        open -= 1;
        setShown((all) => all.filter((other) => other.key !== key));
        if (open === 0) end();
      };
      setShown((all) => [...all, { ...message, key }]);
      timers.push(setTimeout(hide, message.duration ?? SHOWN_MS));
    };
    const stop = takeToasts(show);
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);

  return (
    <section aria-label={layoutWords.notifications}>
      <ol className="fixed start-4 end-4 top-30 z-60 grid gap-2 sm:start-auto sm:w-90">
        {shown.map(({ key, title, description, variant }) => (
          <li
            key={key}
            className={cx(
              'rounded-lg border p-4 text-sm shadow-lg',
              variant === 'destructive' ? 'border-red-800 bg-red-700 text-white' : 'border-slate-200 bg-white',
            )}
          >
            <p className="font-medium">{title}</p>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
