// @vitest-environment happy-dom
/** A fee that was typed and not saved is there again after a new login, for the person who typed it. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { feeText, readFee } from '@/admin/shipping/cell-values';
import { EditableCell } from '@/admin/shipping/editable-cell';
import { startSession } from '@/client/session/session';
import { officeUiWords } from '@/words/en/ui';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | null = null;

function signIn(id: number): void {
  startSession({ access: `a${id}`, refresh: `r${id}`, user: { id, username: `u${id}`, roles: ['admin'] } } as never);
}

function open({
  value = '500.00',
  save = async () => {},
}: {
  value?: string;
  save?: (fee: number) => Promise<void>;
} = {}) {
  close();
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  act(() =>
    root?.render(
      <QueryClientProvider client={new QueryClient()}>
        <EditableCell
          {...{ label: 'Home price of Alger', record: '16', column: 'home', value, text: feeText(value), save }}
          read={readFee}
        />
      </QueryClientProvider>,
    ),
  );
}

function close(): void {
  act(() => root?.unmount());
  root = null;
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) =>
    (each.getAttribute('aria-label') ?? each.textContent).includes(name),
  );
const field = () => document.querySelector('input');

async function type(text: string): Promise<void> {
  act(() => button('Home price')?.click());
  const input = field() as HTMLInputElement;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
}

const press = (key: string) =>
  act(async () => {
    field()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await vi.advanceTimersByTimeAsync(1_000);
  });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  signIn(1);
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

it('is restored for the same person, and says so', async () => {
  open();
  await type('650');

  signIn(2);
  open();
  expect(field()).toBeNull();

  signIn(1);
  open();
  expect(field()?.value).toBe('650');
  expect(document.body.textContent).toContain(officeUiWords.restored);
  expect(document.body.textContent).not.toContain(officeUiWords.restoredOutdated);
});

it('says that the fee has changed since', async () => {
  open();
  await type('650');

  open({ value: '700.00' });

  expect(field()?.value).toBe('650');
  expect(document.body.textContent).toContain(officeUiWords.restoredOutdated);
});

it('is saved from the restored field, and then forgotten', async () => {
  open();
  await type('650');
  const save = vi.fn(async () => {});

  open({ save });
  await press('Enter');

  expect(save.mock.calls).toEqual([[650]]);
  open();
  expect(field()).toBeNull();
});

it.each(['Escape', 'Discard'])('is forgotten by %s', async (way) => {
  open();
  await type('650');
  open();

  await (way === 'Escape' ? press(way) : act(async () => button(way)?.click()));

  expect(field()).toBeNull();
  open();
  expect(field()).toBeNull();
});
