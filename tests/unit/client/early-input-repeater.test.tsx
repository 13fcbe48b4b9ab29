// @vitest-environment happy-dom
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { EarlyInputRepeater } from '@/client/early-input/early-input-repeater';
import type { EarlyWindow } from '@/contract/early-input';
import { doing } from '../support/dom';

/** As the page of a mailed link: what it sends is known only after its first effect. */
function Page({ onSend }: { onSend: (token: string | undefined) => void }) {
  const [token, setToken] = useState<string>();
  useEffect(() => setToken('of the address'), []);
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend(token);
        }}
      >
        <button type="submit">Confirmer</button>
      </form>
      <EarlyInputRepeater />
    </>
  );
}

afterEach(() => {
  delete (window as EarlyWindow).earlyInput;
});

it('repeats a form with what the page read in its first effect', async () => {
  const onSend = vi.fn();
  const page = <Page onSend={onSend} />;
  const box = document.createElement('div');
  box.innerHTML = renderToString(page);
  document.body.replaceChildren(box);
  const target = box.querySelector('form');
  if (!target) throw new Error('The page has a form.');
  (window as EarlyWindow).earlyInput = { actions: [{ type: 'submit', target, submitter: null }], end: () => undefined };

  await doing(() => hydrateRoot(box, page));

  expect(onSend.mock.calls).toEqual([['of the address']]);
});
