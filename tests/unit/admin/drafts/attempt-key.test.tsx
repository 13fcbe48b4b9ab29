// @vitest-environment happy-dom
/** What is sent again after a lost answer has the same key, also after a session that ended. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it } from 'vitest';
import { type AttemptKey, useAttemptKey } from '@/admin/drafts/attempt-key';
import { forgetSession } from '@/client/session/session';
import { startSession } from '@/client/session/start-session';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function open(record = 5): AttemptKey & { close: () => void } {
  const made: AttemptKey[] = [];
  function Form() {
    made.push(useAttemptKey({ form: 'collect', record }));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Form />));
  const [attempt] = made;
  if (!attempt) throw new Error('The form was rendered.');
  return { ...attempt, close: () => act(() => root.unmount()) };
}

const signIn = (id: number) =>
  act(() =>
    startSession({ access: `a${id}`, refresh: `r${id}`, user: { id, username: `u${id}`, roles: [] } } as never),
  );

beforeEach(() => {
  localStorage.clear();
  signIn(1);
});

it('is the same for the same body, in this form and after a new login, for that person and record', () => {
  const before = open();
  const key = before.keyFor('100');
  expect(before.keyFor('100')).toBe(key);
  expect(before.keyFor('200')).not.toBe(key);
  expect(before.keyFor('100')).toBe(key);
  act(() => forgetSession());
  before.close();

  signIn(2);
  expect(open().keyFor('100')).not.toBe(key);
  signIn(1);
  expect(open(6).keyFor('100')).not.toBe(key);
  expect(open().keyFor('100')).toBe(key);
});

it('is a new one once the form was saved or closed', () => {
  const form = open();
  const key = form.keyFor('100');
  form.forget();
  form.close();

  expect(open().keyFor('100')).not.toBe(key);
});
