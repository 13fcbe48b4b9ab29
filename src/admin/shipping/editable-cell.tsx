'use client';

import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from '@/client/classes';
import { officeShippingWords } from '@/words/en/catalogue/shipping';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { failureText } from '../api/failures';
import { DraftNotice } from '../drafts/draft-notice';
import { fittingValues } from '../drafts/kept-drafts';
import { useDraft } from '../drafts/use-draft';
import type { ReadCell } from './cell-values';

type EditableCellProps<T> = {
  /** 'Home price of Alger' */
  label: string;
  /** what it is a value of, unique on the screen: what was typed and not saved is kept under it */
  record: string;
  /** what the field begins with */
  value: string;
  /** what is shown at rest */
  text: string;
  /** shown instead of it: the cell's value after a change that is being planned */
  planned?: string | undefined;
  /** the value is another place's */
  isQuiet?: boolean;
  read: (typed: string) => ReadCell<T>;
  save: (value: T) => Promise<unknown>;
  /** the cell's column, within which the arrow keys go up and down */
  column: string;
};

const CELL = 'min-h-10 w-full rounded-md px-2 text-end text-sm tabular-nums';

/** Below the field; on a phone, whose columns are too narrow for it, at the foot of the window. */
const BESIDE =
  'z-20 text-start shadow max-md:fixed max-md:inset-x-4 max-md:bottom-4 md:absolute md:end-0 md:top-full md:mt-1 md:w-64';

/** A value that is changed where it stands: a click, Enter or a typed digit opens it, Enter or leaving it saves. */
export function EditableCell<T>(props: EditableCellProps<T>) {
  const { label, record, value, text, planned, isQuiet = false, read, save, column } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isRestored, setIsRestored] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  const problemId = useId();
  const saving = useMutation({
    mutationFn: (value: T) => save(value),
    onSuccess: () => end(),
    onError: (error) =>
      setProblem(failureText(officeShippingWords.failures.saveFailed, error, officeShippingWords.failures.unreached)),
  });
  const draft = useDraft({
    form: 'fee-cell',
    record: `${column}:${record}`,
    base: value,
    values: { typed: typed ?? '' },
    isDirty: typed !== null && typed.trim() !== value,
    onRestore: (kept) => {
      setTyped(fittingValues({ typed: value }, kept).typed);
      setIsRestored(true);
    },
  });
  useEffect(() => {
    if (typed !== null || !returnsFocus.current) return;
    returnsFocus.current = false;
    button.current?.focus();
  }, [typed]);

  const end = () => {
    draft.forget();
    setTyped(null);
    setIsRestored(false);
    setProblem(null);
  };
  const commit = (text: string) => {
    if (saving.isPending) return;
    if (text.trim() === value) return end();
    const cell = read(text);
    if (!cell.ok) return setProblem(sayProblem(cell.problem, officeProblemWords));
    setProblem(null);
    saving.mutate(cell.value);
  };
  const onFieldKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    returnsFocus.current = true;
    if (event.key === 'Enter') commit(event.currentTarget.value);
    else end();
  };

  if (typed === null) {
    return (
      <button
        ref={button}
        type="button"
        data-cell={column}
        aria-label={officeShippingWords.cell(label, planned ? officeShippingWords.bulk.from(text, planned) : text)}
        onClick={() => setTyped(value)}
        onKeyDown={(event) => {
          // As in a spreadsheet, typing replaces the value.
          if (!/^[\d]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          setTyped(event.key);
        }}
        className={cx(
          CELL,
          'cursor-text border border-transparent hover:border-slate-400 hover:bg-white',
          isQuiet ? 'text-slate-600' : 'text-slate-900',
        )}
      >
        {planned ? (
          <>
            <del className="whitespace-nowrap text-slate-600">{text}</del>{' '}
            <ins className="whitespace-nowrap font-semibold no-underline">{planned}</ins>
          </>
        ) : (
          text
        )}
      </button>
    );
  }
  return (
    <div className="relative">
      <input
        type="text"
        inputMode={column === 'days' ? 'text' : 'decimal'}
        autoComplete="off"
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        aria-busy={saving.isPending}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(null);
        }}
        onKeyDown={onFieldKey}
        onBlur={({ target, relatedTarget }) => {
          returnsFocus.current = false;
          // The notice below may discard what was typed.
          if (relatedTarget !== null && target.parentElement?.contains(relatedTarget)) return;
          if (problem === null) commit(target.value);
        }}
        // What was typed before opens again by itself, and leaves the focus where it is.
        ref={isRestored ? undefined : focusAtFirst}
        className={cx(CELL, 'border border-slate-500 bg-white aria-invalid:border-red-700 aria-invalid:bg-red-50')}
      />
      {problem !== null && (
        <p
          id={problemId}
          role="alert"
          className={cx(BESIDE, 'rounded-md border border-red-300 bg-red-50 px-2 py-1 text-red-900 text-xs')}
        >
          {problem}
        </p>
      )}
      {problem === null && (
        <div className={cx(BESIDE, 'rounded-lg empty:hidden')}>
          <DraftNotice draft={draft} onDiscard={end} />
        </div>
      )}
    </div>
  );
}

/** A field that a digit opened already holds it: the next one is to follow, not to replace it. */
function focusAtFirst(field: HTMLInputElement | null): void {
  if (!field || document.activeElement === field) return;
  field.focus();
  if (field.value.length > 1) field.select();
  else field.setSelectionRange(field.value.length, field.value.length);
}
