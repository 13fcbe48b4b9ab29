// @vitest-environment happy-dom
/** What people type is kept for them alone, until it is saved, discarded or too old. */
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftNotice } from '@/admin/drafts/draft-notice';
import {
  fittingValues,
  forgetDraft,
  keepDraft,
  MAX_DRAFT_AGE_MS,
  MAX_DRAFT_LENGTH,
  MAX_DRAFTS,
  readDraft,
  sweepDrafts,
  typedValues,
} from '@/admin/drafts/kept-drafts';
import { useDraft, wasFormOpen } from '@/admin/drafts/use-draft';
import { forgetSession } from '@/client/session/session';
import { startSession } from '@/client/session/start-session';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const NOTE = { owner: 1, form: 'order-note', record: '12' };

function signIn(id: number): void {
  startSession({ access: `a${id}`, refresh: `r${id}`, user: { id, username: `u${id}`, roles: ['clerk'] } } as never);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('a kept draft', () => {
  it('is its account’s alone', () => {
    keepDraft(NOTE, { base: 'v1', values: { text: 'Call after five' } });
    expect(readDraft(NOTE)).toMatchObject({ base: 'v1', values: { text: 'Call after five' } });
    expect(readDraft({ ...NOTE, owner: 2 })).toBeNull();
    expect(readDraft({ ...NOTE, record: '13' })).toBeNull();
  });

  it('goes when it is forgotten, and when it is too old', () => {
    keepDraft(NOTE, { base: '', values: { text: 'x' } });
    forgetDraft(NOTE);
    expect(readDraft(NOTE)).toBeNull();
    keepDraft(NOTE, { base: '', values: { text: 'x' } });
    vi.setSystemTime(Date.now() + MAX_DRAFT_AGE_MS + 1);
    expect(readDraft(NOTE)).toBeNull();
    sweepDrafts();
    expect(localStorage.length).toBe(0);
  });

  it('is bounded in size and number, and holds no file', () => {
    keepDraft(NOTE, { base: '', values: { text: 'x'.repeat(MAX_DRAFT_LENGTH) } });
    expect(readDraft(NOTE)).toBeNull();
    for (let record = 0; record <= MAX_DRAFTS; record++) {
      vi.setSystemTime(Date.now() + 1_000);
      keepDraft({ ...NOTE, record: String(record) }, { base: '', values: {} });
    }
    expect(localStorage.length).toBe(MAX_DRAFTS);
    expect(readDraft({ ...NOTE, record: '0' })).toBeNull();
    keepDraft(NOTE, { base: '', values: { file: new File(['secret'], 'a.csv') } });
    expect(readDraft(NOTE)?.values).toEqual({ file: null });
  });

  it('holds only what was typed, so that a newer copy keeps its other fields', () => {
    const opened = { name: 'Alger', price: '500', days: '1-2' };
    const newest = { name: 'Alger', price: '600', days: '2-3' };

    const kept = typedValues({ ...opened, days: '3' }, opened);

    expect(kept).toEqual({ days: '3' });
    expect(fittingValues(newest, kept)).toEqual({ name: 'Alger', price: '600', days: '3' });
  });

  it('is put back only as far as it fits the form', () => {
    const own = { text: '', lines: [{ id: null as string | null, pieces: '1' }], code: null as number | null };
    const kept = { text: 'a', lines: [{ id: 'x', pieces: '2' }], code: 7 };
    expect(fittingValues(own, kept)).toEqual(kept);
    expect(fittingValues(own, { text: 5, lines: 'x', code: {}, other: 1 })).toEqual(own);
    for (const odd of [null, 'x', [], undefined]) expect(fittingValues(own, odd)).toEqual(own);
  });
});

function Form({ base }: { base: string }) {
  const [text, setText] = useState('');
  const draft = useDraft({
    form: 'order-note',
    record: 12,
    base,
    values: { text },
    isDirty: text !== '',
    onRestore: (kept) => setText(fittingValues({ text }, kept).text),
  });
  return (
    <div>
      <DraftNotice
        draft={draft}
        onDiscard={() => {
          draft.forget();
          setText('');
        }}
      />
      <output>{text}</output>
      <button type="button" id="type" onClick={() => setText('Call after five')} />
      <button
        type="button"
        id="save"
        onClick={() => {
          draft.forget();
          setText('');
        }}
      />
    </div>
  );
}

function open(base = 'v1') {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  act(() => root.render(<Form base={base} />));
  return {
    text: () => place.querySelector('output')?.textContent,
    notice: () => place.querySelector('[role=status]')?.textContent ?? null,
    press: (id: string) => act(() => place.querySelector<HTMLButtonElement>(id)?.click()),
    close: () => act(() => root.unmount()),
  };
}

describe('a form', () => {
  it('has what was typed again after a session that ended, for the same person', () => {
    signIn(1);
    const before = open();
    before.press('#type');
    // The session ends while the form is open.
    act(() => forgetSession());
    before.close();

    signIn(2);
    const other = open();
    expect([other.text(), other.notice()]).toEqual(['', null]);
    other.close();

    signIn(1);
    const after = open();
    expect(after.text()).toBe('Call after five');
    expect(after.notice()).toMatch(/^Restored what you typed at .*Discard$/);
    expect(after.notice()).not.toContain('changed');
    after.close();
  });

  it('says that the record has changed since', () => {
    signIn(1);
    const before = open();
    before.press('#type');
    before.close();
    const after = open('v2');
    expect(after.notice()).toContain('It has changed since');
    after.close();
  });

  it.each(['#save', '[role=status] button'])('is empty after %s, and stays empty', (button) => {
    signIn(1);
    const first = open();
    first.press('#type');
    first.close();
    const second = open();
    second.press(button);
    expect([second.text(), second.notice()]).toEqual(['', null]);
    act(() => vi.advanceTimersByTime(1_000));
    second.close();
    const third = open();
    expect(third.text()).toBe('');
    third.close();
  });

  it('opens again by itself if it was open when the page was left', () => {
    signIn(1);
    const form = open();
    form.press('#type');
    act(() => window.dispatchEvent(new Event('pagehide')));
    expect(wasFormOpen({ form: 'order-note', record: 12 })).toBe(true);
    form.close();
    expect(wasFormOpen({ form: 'order-note', record: 12 })).toBe(false);
  });
});
