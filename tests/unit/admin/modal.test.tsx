// @vitest-environment happy-dom
/** A dialog: Escape closes the innermost layer only, and the focus starts in it and returns to its opener. */
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEscape } from '@/admin/lib/escape-layers';
import { Modal } from '@/admin/ui/modal';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Part({ name, onEscape, children }: { name: string; onEscape?: () => void; children?: React.ReactNode }) {
  useEscape(onEscape);
  return <section aria-label={name}>{children}</section>;
}

type Options = { focusesFirstField?: boolean; isClosable?: boolean };

function Screen({ focusesFirstField = false, isClosable = true }: Options) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => () => setOpen((names) => names.filter((other) => other !== name));
  return (
    <>
      <h1>Orders</h1>
      <button type="button" id="opener" onClick={() => setOpen(['dialog', 'form', 'inner'])}>
        Open
      </button>
      {open.includes('dialog') && (
        <Modal title="Order" focusesFirstField={focusesFirstField} onClose={close('dialog')}>
          <input id="first" />
          {open.includes('form') && (
            <Part name="form" {...(isClosable && { onEscape: close('form') })}>
              {open.includes('inner') && <Part name="inner" onEscape={close('inner')} />}
            </Part>
          )}
        </Modal>
      )}
    </>
  );
}

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  // happy-dom has no selector of open selects.
  vi.stubGlobal('CSS', { supports: () => false });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const shown = () =>
  [...document.querySelectorAll('[role=dialog], section')].map(
    (part) => part.getAttribute('aria-label') ?? part.getAttribute('role'),
  );

async function open(options: Options = {}): Promise<void> {
  act(() => root.render(<Screen {...options} />));
  const opener = document.querySelector<HTMLButtonElement>('#opener');
  opener?.focus();
  await act(async () => opener?.click());
}

async function pressEscape(): Promise<void> {
  await act(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  });
}

it('closes one layer for each Escape, the innermost first', async () => {
  await open();
  expect(shown()).toEqual(['dialog', 'form', 'inner']);

  const seen: (string | null)[][] = [];
  for (let press = 0; press < 3; press++) {
    await pressEscape();
    seen.push(shown());
  }
  expect(seen).toEqual([['dialog', 'form'], ['dialog'], []]);
});

it('is closed around a part that cannot be closed by itself', async () => {
  await open({ isClosable: false });
  await pressEscape();
  expect(shown()).toEqual(['dialog', 'form']);
  await pressEscape();
  expect(shown()).toEqual([]);
});

it.each([
  [false, 'dialog'],
  [true, 'first'],
])('focuses no button when it opens (a form: %s), and gives the focus back when it closes', async (isForm, name) => {
  await open({ focusesFirstField: isForm });
  const { activeElement } = document;
  expect(activeElement?.id === 'first' ? 'first' : activeElement?.getAttribute('role')).toBe(name);

  for (let press = 0; press < 3; press++) await pressEscape();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('opener'));
});
