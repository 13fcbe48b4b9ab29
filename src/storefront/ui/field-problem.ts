import { INVALID_EMAIL } from '@/domain/email';
import { isBlank, REQUIRED_TEXT } from '@/domain/text';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** A field's problem by its name; empty where all is well. */
export type FieldProblems = Partial<Record<string, string>>;

/**
 * What is wrong with a field, in the same words as the order's schema; undefined where nothing is. The browser itself
 * judges an e-mail address, so that a small form needs no schema library.
 */
export function problemOf({ required, value, validity }: Control): string | undefined {
  if (required && isBlank(value)) return REQUIRED_TEXT;
  return validity.typeMismatch ? INVALID_EMAIL : undefined;
}

/** The form's named text fields, in their order on the page. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.name !== '',
  );
}
