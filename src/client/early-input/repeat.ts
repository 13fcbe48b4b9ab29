import { type EarlyAction, type EarlyWindow, SLOW_NOTICE } from '@/contract/early-input';

let hasHydrated = false;

/** Whether React has taken over the page that the browser loaded. */
export function isPageHydrated(): boolean {
  return hasHydrated;
}

/** Does again what was done on the page before its scripts were there, each thing once and in order. To be called once it works. */
export async function repeatEarlyInput(): Promise<void> {
  hasHydrated = true;
  const { earlyInput } = window as EarlyWindow;
  earlyInput?.end();
  const notice = document.getElementById(SLOW_NOTICE);
  if (notice) notice.hidden = true;
  for (const action of lastOfEach(earlyInput?.actions.splice(0) ?? [])) {
    if (action.target.isConnected) repeat(action);
    // What comes next may need what React makes of this: a form that is sent needs the text in its field.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Impatient presses of one button are one press, and of a field counts what is in it last. */
function lastOfEach(actions: readonly EarlyAction[]): EarlyAction[] {
  const byTarget = new Map<Element, EarlyAction>();
  for (const action of actions) {
    byTarget.delete(action.target);
    byTarget.set(action.target, action);
  }
  return [...byTarget.values()];
}

function repeat(action: EarlyAction): void {
  if (action.type === 'click') {
    action.target.removeAttribute('aria-busy');
    action.target.click();
  } else if (action.type === 'submit') {
    action.submitter?.removeAttribute('aria-busy');
    action.target.requestSubmit(action.submitter);
  } else tellOfChange(action);
}

/**
 * Tells React of a change that it did not hear: it compares with what was last set by the property. It may also have set the field
 * back to what it knows.
 */
function tellOfChange({ target: field, value, checked }: Extract<EarlyAction, { type: 'input' }>): void {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    // A box that was ticked and cleared again has not changed.
    if (checked === field.defaultChecked) return;
    field.checked = !checked;
    field.click();
    return;
  }
  if (isTyped(field)) {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // Choices of files too, which no script may set again.
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function isTyped(field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (field instanceof HTMLInputElement) return field.type !== 'file';
  return field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
}
