// @vitest-environment happy-dom
/** What the server refused is brought into sight, wherever it stands in a long form. */
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { Banner } from '@/admin/ui/banner';
import { FormDialog } from '@/admin/ui/form-dialog';
import { doing, one } from '../support/dom';
import { it } from '../support/office';

function Form({ isInvalid }: { isInvalid: boolean }) {
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

it.for([
  [false, ['alert']],
  [true, []],
] as const)('a refusal is scrolled to, unless a field is wrong: %s', async ([isInvalid, seen], { office }) => {
  const scrolled: (string | null)[] = [];
  const scrolling = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function record(this: Element) {
    scrolled.push(this.getAttribute('role'));
  });
  await office.show(<Form isInvalid={isInvalid} />);
  vi.useFakeTimers();

  await doing(() => one<HTMLFormElement>('form').requestSubmit());
  await doing(() => vi.advanceTimersByTime(10));

  expect(scrolled).toEqual(seen);
  scrolling.mockRestore();
});
