// @vitest-environment happy-dom
/** What a shopper types into a longer form survives a reload of the tab, until it is sent. */
import { act, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { forgetFormDrafts } from '@/client/form-drafts';
import { useFormDraft } from '@/storefront/ui/use-form-draft';
import { useKeptText } from '@/storefront/ui/use-kept-text';
import { shopperScreen } from '../support/shopper-screen';

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const forget = useFormDraft('part-request', form);
  const [round, setRound] = useState(0);
  return (
    <form ref={form} key={round}>
      <textarea name="text" />
      <input name="phone" defaultValue="" />
      <input name="password" type="password" />
      <button type="button" onClick={forget}>
        Sent
      </button>
      <button type="button" onClick={() => setRound(round + 1)}>
        Another
      </button>
    </form>
  );
}

function List() {
  const [text, change] = useKeptText('quick-order');
  return (
    <>
      <output>{text}</output>
      <button type="button" onClick={() => change('7618205;2')}>
        Paste
      </button>
      <button type="button" onClick={() => change('')}>
        Clear
      </button>
    </>
  );
}

const open = shopperScreen();
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const type = (name: string, text: string) => {
  field(name).value = text;
  act(() => void field(name).dispatchEvent(new Event('input', { bubbles: true })));
};
const press = (text: string) =>
  act(() => [...document.querySelectorAll('button')].find((each) => each.textContent === text)?.click());

it('is there again, but for passwords, and is forgotten once it is sent', async () => {
  await open(<Form />);
  type('text', 'Une carte\npour F28');
  type('phone', '0550 11 22 33');
  type('password', 'secret-secret');

  await open(<Form />);
  expect(['text', 'phone', 'password'].map((name) => field(name).value)).toEqual([
    'Une carte\npour F28',
    '0550 11 22 33',
    '',
  ]);

  press('Sent');
  await open(<Form />);
  expect(field('text').value).toBe('');
});

it('of a second form on the same page is kept too', async () => {
  await open(<Form />);
  press('Another');
  type('text', 'Une sonde');

  await open(<Form />);
  expect(field('text').value).toBe('Une sonde');
});

it('goes at a logout', async () => {
  await open(<Form />);
  type('phone', '0550 11 22 33');
  forgetFormDrafts();

  await open(<Form />);
  expect(field('phone').value).toBe('');
});

it('a list of numbers is there again until it is emptied', async () => {
  await open(<List />);
  press('Paste');

  await open(<List />);
  expect(document.querySelector('output')?.textContent).toBe('7618205;2');

  press('Clear');
  await open(<List />);
  expect(document.querySelector('output')?.textContent).toBe('');
});
