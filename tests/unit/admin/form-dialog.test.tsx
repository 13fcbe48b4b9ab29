// @vitest-environment happy-dom
/** What the server refused is brought into sight, wherever it stands in a long form. */
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { Banner } from '@/admin/ui/banner';
import { FormDialog } from '@/admin/ui/form-dialog';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Form({ isInvalid = false }: { isInvalid?: boolean }) {
  const [state, setState] = useState<'open' | 'saving' | 'refused'>('open');
  return (
    <FormDialog
      {...{ id: 'form', title: 'Order', submitLabel: 'Save', isDirty: false, onClose: () => {} }}
      isSaving={state === 'saving'}
      onSubmit={() => {
        setState('saving');
        setTimeout(() => setState('refused'), 10);
      }}
    >
      <input aria-invalid={isInvalid && state === 'refused'} />
      {state === 'refused' && <Banner kind="error" text="Somebody else was faster" />}
    </FormDialog>
  );
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it.each([
  [false, ['alert']],
  [true, []],
])('a refusal is scrolled to, unless a field is wrong: %s', async (isInvalid, seen) => {
  vi.useFakeTimers();
  vi.stubGlobal('CSS', { supports: () => false });
  const scrolled: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function record(this: Element) {
    scrolled.push(this.getAttribute('role'));
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<Form isInvalid={isInvalid} />));

  await act(async () => document.querySelector('form')?.requestSubmit());
  await act(() => vi.advanceTimersByTimeAsync(10));

  expect(scrolled).toEqual(seen);
  act(() => root.unmount());
  vi.restoreAllMocks();
});
