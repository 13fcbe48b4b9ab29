/** What a person finds and does on a screen in happy-dom. */
import { act } from 'react';
import { vi } from 'vitest';

type Name = string | RegExp;

const spoken = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
const matches = (text: string, name: Name) => (typeof name === 'string' ? text === name : name.test(text));

/** The name that a screen reader says: from attributes, a label, or the element's own text. */
function nameOf(element: Element): string {
  const own = element.getAttribute('aria-label');
  if (own !== null) return own;
  const ids = element.getAttribute('aria-labelledby')?.split(' ');
  if (ids) return ids.map((id) => spoken(document.getElementById(id) ?? document.body)).join(' ');
  const label = element.id ? document.querySelector(`label[for="${element.id}"]`) : null;
  return spoken(label ?? element.closest('label') ?? element);
}

/** Every element of a selector, with this name if one is given. */
export function all(selector: string, name?: Name, within: ParentNode = document): HTMLElement[] {
  const found = [...within.querySelectorAll<HTMLElement>(selector)];
  return name === undefined ? found : found.filter((element) => matches(nameOf(element), name));
}

/** The last matching element: in a stack of dialogs the topmost. @throws if nothing matches */
export function one<E extends HTMLElement = HTMLElement>(
  selector: string,
  name?: Name,
  within: ParentNode = document,
): E {
  const found = all(selector, name, within).at(-1);
  if (!found) throw new Error(`Nothing on the screen is ${selector}${name === undefined ? '' : ` "${name}"`}`);
  // The caller names the element that its selector finds.
  return found as E;
}

export const button = (name: Name, within?: ParentNode) => one<HTMLButtonElement>('button', name, within);
export const field = (name: Name, within?: ParentNode) =>
  one<HTMLInputElement & HTMLSelectElement>('input, select, textarea', name, within);
export const dialog = (name?: Name) => one('[role=dialog], [role=alertdialog]', name);

/** Whether an element has this text, whole. */
export function says(text: Name, within: Element = document.body): boolean {
  const whole = spoken(within);
  if (typeof text === 'string' && !whole.includes(text)) return false;
  return matches(whole, text) || [...within.children].some((part) => says(text, part));
}

export const isOff = (element: HTMLElement) =>
  element.matches(':disabled') ||
  element.closest('fieldset:disabled') !== null ||
  element.getAttribute('aria-disabled') === 'true';

/** The text below a field, which its `aria-describedby` names last. */
export function problemOf(name: Name): string | null {
  const id = field(name).getAttribute('aria-describedby')?.split(' ').at(-1);
  return (
    (field(name).getAttribute('aria-invalid') === 'true' && id && document.getElementById(id)?.textContent) || null
  );
}

/** Runs what a person does, and everything that follows at once. */
export async function doing(action: () => unknown): Promise<void> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  scope.IS_REACT_ACT_ENVIRONMENT = true;
  await act(async () => void action());
  // What comes later by itself is no mistake of the test.
  scope.IS_REACT_ACT_ENVIRONMENT = false;
}

/** Waits until a check returns something true and throws nothing. */
export function until(check: () => unknown): Promise<void> {
  return vi.waitFor(
    () => {
      if (!check()) throw new Error(`Never so: ${check}`);
    },
    { interval: 10, timeout: 5_000 },
  );
}

export const click = (element: HTMLElement) => doing(() => element.click());

/** As typing does: React hears of a value only through the setter that it replaced. */
export async function fill(element: HTMLElement, text: string): Promise<void> {
  const prototype = Object.getPrototypeOf(element);
  await doing(() => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Chooses by the option's text. */
export async function choose(select: HTMLSelectElement, option: string): Promise<void> {
  const found = [...select.options].find((each) => spoken(each) === option);
  if (!found) throw new Error(`No option "${option}"`);
  await doing(() => {
    select.value = found.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Chooses a file. */
export async function pick(input: HTMLElement, file: File): Promise<void> {
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await doing(() => input.dispatchEvent(new Event('change', { bubbles: true })));
}

export async function pressKey(key: string, target: EventTarget = document.activeElement ?? document): Promise<void> {
  await doing(() => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
}

/** The parameters of the address. */
export const address = () => Object.fromEntries(new URLSearchParams(window.location.search));
