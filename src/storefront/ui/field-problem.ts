import { isBlank } from '@/domain/text';
import { fieldWords } from '@/words/fr/fields';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The message at each field, by the field's name; empty if all is well. */
export type FieldProblems = Partial<Record<string, string>>;

/**
 * The message at a field, the same as the order's schema gives; undefined if the value is good. The browser checks the
 * e-mail address, so that a small form needs no schema library.
 */
export function problemOf({ required, value, validity }: Control): string | undefined {
  if (required && isBlank(value)) return fieldWords.required;
  return validity.typeMismatch ? fieldWords.email : undefined;
}

/** The form's named text fields, in their order on the page. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.name !== '',
  );
}
