'use client';

import { useMutation } from '@tanstack/react-query';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '@/client/classes';
import type { Problem } from '@/domain/problem';
import { officeProblemWords } from '@/words/en/problems';
import { officeUiWords } from '@/words/en/ui';
import { sayProblem } from '@/words/say-problem';
import { failureText } from '../api/failures';
import { DraftNotice } from '../drafts/draft-notice';
import { fittingValues } from '../drafts/kept-drafts';
import { useDraft } from '../drafts/use-draft';

export type ReadCell<T> = { ok: true; value: T } | { ok: false; problem: Problem };

type EditableCellProps<T> = {
  /** the kind of cell: what was typed and not saved is kept under it */
  form: string;
  /** 'Home price of Alger' */
  label: string;
  /** what it is a value of, unique on the screen */
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
  /** the screen's sentences about a change that was not saved */
  failures: { saveFailed: string; unreached: string };
  /** what goes with the value, below the field while it is open */
  extra?: ReactNode;
  /** messages push the next row down: a box that scrolls would cut off what lies over it */
  pushesRows?: boolean;
  /** the keyboard of a phone; for numbers unless given */
  inputMode?: 'text' | 'decimal';
  /** the cell's column, within which the arrow keys go up and down */
  column: string;
};

const CELL = 'min-h-10 w-full rounded-md px-2 text-end text-sm tabular-nums';

/** Below the field; on a phone, whose columns are too narrow for it, at the foot of the window. */
const BESIDE = 'z-20 text-start max-md:fixed max-md:inset-x-4 max-md:bottom-4 max-md:shadow md:mt-1';
const OVER_ROWS = 'md:absolute md:end-0 md:top-full md:w-64 md:shadow';

/** A value that is changed where it stands: a click, Enter or a typed digit opens it, Enter or leaving it saves. */
export function EditableCell<T>(props: EditableCellProps<T>) {
  const { form, label, record, value, text, planned, isQuiet = false, read, save, failures, column } = props;
  const { extra, pushesRows = false, inputMode = 'decimal' } = props;
  const beside = cx(BESIDE, !pushesRows && OVER_ROWS);
  const [typed, setTyped] = useState<string | null>(null);
  const [isRestored, setIsRestored] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  const problemId = useId();
  const saving = useMutation({
    mutationFn: (value: T) => save(value),
    onSuccess: () => end(),
    onError: (error) => setProblem(failureText(failures.saveFailed, error, failures.unreached)),
  });
  const draft = useDraft({
    form,
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
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The notice's own button is pressed by Enter.
    if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    event.stopPropagation();
    returnsFocus.current = true;
    if (event.key === 'Enter') commit(typed ?? '');
    else end();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    returnsFocus.current = false;
    // What belongs to the value is chosen, or the notice discards what was typed.
    if (currentTarget.contains(relatedTarget)) return;
    if (problem === null) commit(typed ?? '');
  };

  if (typed === null) {
    return (
      <button
        ref={button}
        type="button"
        data-cell={column}
        aria-label={officeUiWords.cell(label, planned ? officeUiWords.becomes(text, planned) : text)}
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the focus of the controls inside
    <div className="relative" onKeyDown={onKey} onBlur={onBlur}>
      <input
        type="text"
        inputMode={inputMode}
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
        // What was typed before opens again by itself, and leaves the focus where it is.
        ref={isRestored ? undefined : focusAtFirst}
        className={cx(CELL, 'border border-slate-500 bg-white aria-invalid:border-red-700 aria-invalid:bg-red-50')}
      />
      {extra}
      {problem !== null && (
        <p
          id={problemId}
          role="alert"
          className={cx(
            beside,
            'whitespace-normal rounded-md border border-red-300 bg-red-50 px-2 py-1 text-red-900 text-xs',
          )}
        >
          {problem}
        </p>
      )}
      {problem === null && (
        <div className={cx(beside, 'rounded-lg empty:hidden')}>
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
