// @vitest-environment happy-dom
/** The outcome of a call is shown as long as the order is what the call made of it. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOrderDesk } from '@/admin/orders/dialog/use-order-desk';
import { startSession } from '@/client/session/session';
import type { CallResult } from '@/domain/confirmation/calls';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const order = (status: string, state = 'to-confirm') => ({
  id: 7,
  status,
  ...Object.fromEntries(
    ['items', 'status_history', 'status_mails', 'notes', 'amendments', 'warnings'].map((list) => [list, []]),
  ),
  confirmation: { state, attempts: 0, next_call_at: null, claimed_by: null, calls: [] },
});

let desk: ReturnType<typeof useOrderDesk> | null = null;
let show: (shown: ReturnType<typeof order>) => void = () => {};
let answer = order('pending');
let unmount = () => {};

function Desk({ shown }: { shown: ReturnType<typeof order> }) {
  desk = useOrderDesk(shown as never, { isInQueue: false });
  return null;
}

beforeEach(() => {
  localStorage.clear();
  startSession({ access: 'a', refresh: 'r', user: { id: 1, username: 'u', roles: ['clerk'] } } as never);
  vi.stubGlobal('fetch', async () => Response.json(answer));
  const root = createRoot(document.createElement('div'));
  const client = new QueryClient();
  show = (shown) =>
    act(() =>
      root.render(
        <QueryClientProvider client={client}>
          <Desk shown={shown} />
        </QueryClientProvider>,
      ),
    );
  unmount = () => act(() => root.unmount());
  show(order('pending'));
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

async function report(result: CallResult, after: ReturnType<typeof order>): Promise<void> {
  answer = after;
  act(() => {
    if (result === 'refused') desk?.save({ result });
    else desk?.choose(result);
  });
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(desk?.state.type).toBe('done');
  });
}

it.each([
  ['refused', order('cancelled', 'refused')],
  ['confirmed', order('processing', 'confirmed')],
] as const)(
  'of a call that was %s goes when the order is taken up again, and does not come back',
  async (result, after) => {
    await report(result, after);
    expect(desk?.phase).toBe('done');

    show(after);
    expect(desk?.phase).toBe('done');
    show(order('pending'));
    expect(desk?.phase).toBe('results');
    show(after);
    expect(desk?.phase).toBe('none');
  },
);

it('of a call without an answer goes when the order is cancelled', async () => {
  await report('no-answer', order('pending'));
  show(order('pending'));
  expect(desk?.phase).toBe('done');

  show(order('cancelled'));
  expect(desk?.phase).toBe('none');
});
