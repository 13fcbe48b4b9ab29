// @vitest-environment happy-dom
import { act, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useSmallForm } from '@/storefront/ui/use-small-form';
import { shopperScreen } from '../support/shopper-screen';

type Options = Partial<Parameters<typeof useSmallForm>[0]>;

/** Names, a password and a hidden username, as password managers like it. */
function Probe({ isButtonKept, ...options }: Options & { isButtonKept?: boolean | undefined }) {
  const [isBusy, setIsBusy] = useState(false);
  const { form, problems, general, refuse } = useSmallForm({ send: () => undefined, isBusy, ...options });
  finish = (fields, text) => {
    setIsBusy(false);
    refuse(fields, text);
  };
  begin = () => setIsBusy(true);
  const button = <button type="submit">Envoyer</button>;
  return (
    <form {...form}>
      <fieldset disabled={isBusy}>
        <input name="username" value="amel" readOnly hidden />
        <input name="name" required aria-invalid={problems.name !== undefined} />
        <input name="email" type="email" aria-invalid={problems.email !== undefined} />
        <input name="new_password" type="password" />
        {!isButtonKept && button}
      </fieldset>
      {isButtonKept && button}
      <output>{JSON.stringify({ problems, general })}</output>
    </form>
  );
}

let finish: (fields: Record<string, string>, general?: string) => void;
let begin: () => void;
const show = shopperScreen();

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) ?? missing();
const button = () => document.querySelector<HTMLButtonElement>('button') ?? missing();
const shown = () => JSON.parse(document.querySelector('output')?.textContent ?? '');
const missing = () => {
  throw new Error('Not rendered.');
};

const open = (options: Parameters<typeof Probe>[0] = {}) => show(<Probe {...options} />);

function type(name: string, text: string) {
  act(() => {
    field(name).value = text;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}

function submit() {
  const form = document.querySelector('form') ?? missing();
  act(() => void form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })));
}

describe('a small form', () => {
  it('sends each field trimmed, a password as it is, and no read-only field', async () => {
    const send = vi.fn();
    await open({ send });
    type('name', ' Amel ');
    type('new_password', ' secret ');

    submit();

    expect(send).toHaveBeenCalledExactlyOnceWith(
      { name: 'Amel', email: '', new_password: ' secret ' },
      document.querySelector('form'),
    );
  });

  it('shows each problem, focuses the first field and sends nothing', async () => {
    const send = vi.fn();
    await open({ send, check: () => ({ email: 'Trop court', new_password: 'Trop courant' }) });

    submit();

    expect(shown().problems).toEqual({ email: 'Trop court', new_password: 'Trop courant' });
    expect(document.activeElement).toBe(field('email'));
    expect(send).not.toHaveBeenCalled();
  });

  it('checks required fields itself, and removes the problem once it is fixed', async () => {
    await open();

    submit();
    expect(shown().problems).toEqual({ name: 'Ce champ est obligatoire.' });
    type('name', ' ');
    expect(shown().problems).toEqual({ name: 'Ce champ est obligatoire.' });
    type('name', 'Amel');
    expect(shown().problems).toEqual({});
  });

  it('removes a problem at the first change if only the server can check it again', async () => {
    await open({ check: () => ({ name: 'Déjà pris' }), recheck: () => ({}) });

    submit();
    type('email', 'a');
    expect(shown().problems).toEqual({ name: 'Déjà pris' });
    type('name', 'x');
    expect(shown().problems).toEqual({});
  });

  it('shows problems that are known from the start', async () => {
    await open({ known: { name: 'Refusé' } });

    expect(shown().problems).toEqual({ name: 'Refusé' });
  });

  it.each([
    { isButtonKept: true, keeper: () => button() },
    { isButtonKept: false, keeper: () => document.querySelector('form') },
  ])(
    'keeps the focus during a request and gives it to the refused field (button kept: $isButtonKept)',
    async (given) => {
      await open({ isButtonKept: given.isButtonKept, send: () => begin() });
      type('name', 'Amel');
      field('name').focus();

      submit();
      expect(document.activeElement).toBe(given.keeper());
      act(() => finish({ email: 'Déjà pris' }));

      expect(shown()).toEqual({ problems: { email: 'Déjà pris' }, general: null });
      expect(document.activeElement).toBe(field('email'));
    },
  );

  it.each([
    { isButtonKept: true, target: () => button() },
    { isButtonKept: false, target: () => field('name') },
  ])('returns the focus if no field was refused (button kept: $isButtonKept)', async ({ isButtonKept, target }) => {
    await open({ isButtonKept, send: () => begin() });
    type('name', 'Amel');
    field('name').focus();

    submit();
    act(() => finish({}, 'Réessayez.'));

    expect(shown()).toEqual({ problems: {}, general: 'Réessayez.' });
    expect(document.activeElement).toBe(target());
  });

  it('does not take the focus when something else makes the page busy', async () => {
    await open();
    field('name').focus();

    act(() => begin());

    expect(document.activeElement).not.toBe(document.querySelector('form'));
  });
});
