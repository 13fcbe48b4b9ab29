/** What somebody does in a part of a page before its script is there, by what it is done to. */
type Waiting = Map<EventTarget, () => void>;

export type HeldInput = {
  /** does all of it again, in its order, and holds nothing more */
  repeat: () => Promise<void>;
  /** forgets it, and holds nothing more */
  drop: () => void;
};

const parts = new Set<Waiting>();

/** Props of a button that works without the script of its part. */
export const NOT_HELD = { 'data-not-held': '' };

/** Whether somebody waits for the script of a part. */
export function isInputHeld(): boolean {
  return [...parts].some((waiting) => waiting.size > 0);
}

/** Forgets what somebody no longer waits for. */
export function dropHeldInput(): void {
  for (const waiting of parts) waiting.clear();
}

/**
 * Holds presses, sent forms and changed fields of a part that has no script yet. That includes links and forms that work without
 * a script: the router opens a page faster than a full load does.
 */
export function holdInput(part: HTMLElement): HeldInput {
  const waiting: Waiting = new Map();
  parts.add(waiting);
  const ended = new AbortController();
  const holdLast = (target: EventTarget, repeat: () => void) => {
    waiting.delete(target);
    waiting.set(target, repeat);
  };
  const stop = (event: Event) => {
    event.preventDefault();
    // Not at once: it may be the first sign of interest, which others on the window wait for.
    event.stopPropagation();
  };
  const onClick = (event: MouseEvent) => {
    const target = pressed(event);
    if (!target || !part.contains(target)) return;
    stop(event);
    holdLast(target, () => target.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !part.contains(form)) return;
    stop(event);
    holdLast(form, () => form.requestSubmit(submitter));
  };
  const onInput = ({ target }: Event) => {
    if (!(target instanceof Element) || !part.contains(target)) return;
    if (isBox(target)) toggleHeld(waiting, target);
    else if (isField(target)) holdLast(target, changeAgain(target));
  };
  // On the window, so before React, which drops what it cannot deliver.
  const options = { capture: true, signal: ended.signal };
  window.addEventListener('click', onClick, options);
  window.addEventListener('submit', onSubmit, options);
  window.addEventListener('input', onInput, options);
  const drop = () => {
    ended.abort();
    parts.delete(waiting);
  };
  return {
    repeat: async () => {
      drop();
      for (const repeat of waiting.values()) {
        repeat();
        // What comes next may need what React makes of this: a form that is sent needs the text in its field.
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    drop,
  };
}

const PRESSED = 'a[href^="/"], button:not([data-not-held])';

/** The button or the shop's link that a plain click presses; null for clicks that the browser handles alone. */
function pressed({ button, metaKey, ctrlKey, shiftKey, altKey, target }: MouseEvent): HTMLElement | null {
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  return isPlain && target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isBox(target: Element): target is HTMLInputElement {
  return target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
}

/** Not a choice of files, which no script may set again. */
function isField(target: Element): target is Field {
  if (target instanceof HTMLInputElement) return target.type !== 'file';
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** A box that is ticked and cleared again has not changed. */
function toggleHeld(waiting: Waiting, box: HTMLInputElement): void {
  if (waiting.delete(box)) return;
  const { checked } = box;
  waiting.set(box, () => {
    // React compares with what was last set by the property.
    box.checked = !checked;
    box.click();
  });
}

/** Tells React of a change that it did not hear: it compares with what was last set by the property. */
function changeAgain(field: Field): () => void {
  // Another repeated change may make React set the field back to what it knows.
  const { value } = field;
  return () => {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}
