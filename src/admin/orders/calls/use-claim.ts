'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '@/client/api/api-error';
import { useSession } from '@/client/session/session';
import type { AdminOrder } from '@/contract/admin/orders';
import { CLAIM_MINUTES } from '@/domain/confirmation/claims';
import { deskViewOf } from '../confirmation-view';
import { claimOrder, holdOrder, refreshOrders, releaseOrder } from '../queries';

/** Renewed twice before it would run out. */
const RENEW_MS = (CLAIM_MINUTES * 60_000) / 3;

/** The order that is claimed in this page, or null. */
let held: number | null = null;

/** Releases an order. Without a connection it does so once the line is back, unless the order was opened again meanwhile. */
async function release(id: number): Promise<void> {
  try {
    await releaseOrder(id);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) return;
    const again = () => void (held !== id && release(id));
    window.addEventListener('online', again, { once: true });
  }
}

/** Claims and releases of this page, one after the other: a release must not overtake its claim. */
let last: Promise<unknown> = Promise.resolve();

function afterLast(act: () => Promise<unknown>): void {
  // A failed claim is shown by the order itself, once it is read again.
  last = last.then(act).catch(() => undefined);
}

/**
 * Claims an order that waits for a call as long as it is worked on, so that no other clerk calls its customer.
 * @param isWorking the reader is about to call
 * @returns the other clerk who works on it, or null
 */
export function useClaim(order: AdminOrder | undefined, { isWorking }: { isWorking: boolean }): string | null {
  const client = useQueryClient();
  const username = useSession()?.user.username;
  const holder = order?.confirmation.claimed_by ?? null;
  const other = holder === username ? null : holder;
  const isWanted = isWorking && order !== undefined && deskViewOf(order).isAwaited && other === null;
  const id = isWanted ? order.id : null;

  useEffect(() => {
    if (id === null) return;
    const claim = () =>
      afterLast(() =>
        claimOrder(id).then(
          (claimed) => holdOrder(client, claimed),
          () => refreshOrders(client),
        ),
      );
    const leave = () => void release(id);
    held = id;
    claim();
    const timer = setInterval(claim, RENEW_MS);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      held = null;
      afterLast(() => release(id).finally(() => refreshOrders(client)));
    };
  }, [id, client]);

  return other;
}
