/** A shopper without a mouse. */
import type { Locator, Page } from 'playwright-core';

/** More stops than any page has between two things that follow one another, all that other tests add to the shop included. */
const FAR = 2000;

/** Presses Tab (or Shift+Tab) until the element has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < FAR; stop++) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

export function isFocused(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
}

/** Goes to a field and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
