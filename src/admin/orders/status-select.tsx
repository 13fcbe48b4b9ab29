'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, LoaderCircle } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { cx } from '@/client/classes';
import { statusClass } from '@/client/status-color';
import type { AdminOrder } from '@/contract/admin/orders';
import { isOrderStatus, ORDER_STATUSES, statusView } from '@/domain/orders/order-status';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import { officeOrderStatusWords } from '@/words/en/orders/order-status';
import type { Flash } from '../lib/flashes';
import { changeStatus, holdOrder, refreshOrders } from './queries';

type StatusSelectProps = {
  id: string;
  order: AdminOrder;
  /** the accessible name, if no label points at the select */
  label?: string;
  onFlash: (flash: Flash) => void;
  failureText: (error: Error) => string;
};

/** An order's status, as a select. Choosing the current status changes nothing. */
export function StatusSelect({ id, order, label, onFlash, failureText }: StatusSelectProps) {
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: changeStatus,
    onSuccess: (changed) => {
      holdOrder(client, changed);
      onFlash({ kind: 'success', text: officeOrderScreenWords.statusSaved });
    },
    onError: (error) => onFlash({ kind: 'error', text: failureText(error) }),
    // If another clerk was faster, their choice is shown.
    onSettled: () => void refreshOrders(client),
  });
  const select = useRef<HTMLSelectElement>(null);
  const keepFocus = useKeptFocus(select, saving.isPending);
  // This version of the shop may not know the status.
  const held: string = order.status;
  const shown = saving.isPending ? saving.variables.to : held;
  const { color } = statusView(shown, officeOrderStatusWords.labels);

  return (
    <span className="relative inline-flex items-center">
      <select
        ref={select}
        id={id}
        aria-label={label}
        value={shown}
        disabled={saving.isPending}
        aria-busy={saving.isPending}
        data-color={color}
        onKeyDown={openInsteadOfChoosing}
        onChange={({ target: { value } }) => {
          if (!isOrderStatus(value) || value === held) return;
          keepFocus();
          saving.mutate({ id: order.id, from: isOrderStatus(held) ? held : null, to: value });
        }}
        className={cx(
          'min-h-9 cursor-pointer appearance-none rounded-full py-1 ps-3 pe-8 font-semibold text-sm disabled:cursor-wait disabled:opacity-80',
          statusClass(color),
        )}
      >
        {(isOrderStatus(shown) ? ORDER_STATUSES : [shown, ...ORDER_STATUSES]).map((status) => (
          <option key={status} value={status} className="bg-white text-slate-900">
            {statusView(status, officeOrderStatusWords.labels).label}
          </option>
        ))}
      </select>
      {saving.isPending ? (
        <LoaderCircle
          role="status"
          aria-label={officeOrderScreenWords.saving}
          className="pointer-events-none absolute end-2.5 size-4 animate-spin"
        />
      ) : (
        <ChevronDown aria-hidden className="pointer-events-none absolute end-2.5 size-4" />
      )}
    </span>
  );
}

const STEPS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']);

/**
 * For a select whose choice is saved at once: a key that would change the closed select opens it instead, so that stepping
 * through the options does not save each of them. The open select handles keys itself.
 */
function openInsteadOfChoosing(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, currentTarget: select, ctrlKey, metaKey, altKey } = event;
  // Space and Alt with an arrow key open it anyway.
  const isLetter = key.length === 1 && key !== ' ';
  if (ctrlKey || metaKey || altKey || !(STEPS.has(key) || isLetter) || !isClosed(select)) return;
  event.preventDefault();
  select.showPicker();
}

/** False also if the browser cannot tell, or cannot open the select: the keys then work as usual. */
function isClosed(select: HTMLSelectElement): boolean {
  return 'showPicker' in select && CSS.supports('selector(:open)') && !select.matches(':open');
}

/**
 * Returns the focus to a control that lost it by being disabled for a while, unless the focus has moved on since.
 * @returns a function to call before the control is disabled
 */
function useKeptFocus(control: RefObject<HTMLElement | null>, isDisabled: boolean): () => void {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isDisabled || !hadFocus.current) return;
    hadFocus.current = false;
    // A disabled control leaves the focus to the dialog around it, or to the page.
    const { activeElement } = document;
    if (!activeElement || activeElement.contains(control.current)) control.current?.focus({ preventScroll: true });
  }, [control, isDisabled]);
  return () => {
    hadFocus.current = document.activeElement === control.current;
  };
}
