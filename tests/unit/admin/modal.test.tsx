// @vitest-environment happy-dom
/** A dialog: Escape closes the innermost layer only, and the focus starts in it and returns to its opener. */
import { useState } from 'react';
import { expect } from 'vitest';
import { useEscape } from '@/admin/lib/escape-layers';
import { Modal } from '@/admin/ui/modal';
import { all, button, click, pressKey, until } from '../support/dom';
import { it as base } from '../support/office';

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

const shown = () =>
  all('[role=dialog], [role=dialog] section').map(
    (part) => part.getAttribute('aria-label') ?? part.getAttribute('role'),
  );
const pressEscape = () => pressKey('Escape', document);

const it = base.extend('open', ({ office }) => async (options: Options = {}) => {
  await office.show(<Screen {...options} />);
  button('Open').focus();
  await click(button('Open'));
});

it('closes one layer for each Escape, the innermost first', async ({ open }) => {
  await open();
  expect(shown()).toEqual(['dialog', 'form', 'inner']);

  const seen: (string | null)[][] = [];
  for (let press = 0; press < 3; press++) {
    await pressEscape();
    seen.push(shown());
  }
  expect(seen).toEqual([['dialog', 'form'], ['dialog'], []]);
});

it('is closed around a part that cannot be closed by itself', async ({ open }) => {
  await open({ isClosable: false });
  await pressEscape();
  expect(shown()).toEqual(['dialog', 'form']);
  await pressEscape();
  expect(shown()).toEqual([]);
});

it.for([
  [false, 'dialog'],
  [true, 'first'],
] as const)(
  'focuses no button when it opens (a form: %s), and gives the focus back when it closes',
  async ([isForm, name], { open }) => {
    await open({ focusesFirstField: isForm });
    const { activeElement } = document;
    expect(activeElement?.id === 'first' ? 'first' : activeElement?.getAttribute('role')).toBe(name);

    for (let press = 0; press < 3; press++) await pressEscape();
    await until(() => document.activeElement?.id === 'opener');
  },
);
