'use client';

import { TriangleAlert } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useMyBoiler } from '../boilers/mine/my-boiler';
import { fitWarning, useMyFit } from '../boilers/mine/use-my-fit';
import { knownStock, onStockRead, stockNow } from './stock-reads';

/** Milliseconds for which a part counts as known: fitments change seldom. */
const KNOWN_MS = 5 * 60_000;

/** Warns of a line that is not meant for the visitor's boiler, or not verified for it. */
export function LineFitNote({ id }: { id: number }) {
  const hasBoiler = useMyBoiler() !== null;
  const known = useSyncExternalStore(
    onStockRead,
    () => knownStock(id),
    () => undefined,
  );
  useEffect(() => {
    // An unknown answer warns of nothing.
    if (hasBoiler) void stockNow(id, KNOWN_MS).catch(() => undefined);
  }, [id, hasBoiler]);
  const fit = useMyFit(known ?? undefined);
  const text = fitWarning(fit);
  if (text === null) return null;
  return (
    <p
      className={`mt-1 flex items-start gap-1.5 font-medium text-sm ${fit?.verdict === 'notMeant' ? 'text-red-800' : 'text-amber-800'}`}
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">{text}</span>
    </p>
  );
}
