import { isBlank } from '@/domain/text';
import { fieldWords } from '@/words/fr/fields';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The message at each field, by the field's name; empty if all is well. */
export type FieldProblems = Partial<Record<string, string>>;

/**
 * The messages of required fields and e-mail addresses, the same as the order's schema gives. The browser checks the address,
 * so that a small form needs no schema library.
 */
export function browserProblems(_values: unknown, form: HTMLFormElement): FieldProblems {
  const problems: FieldProblems = {};
  for (const control of controlsOf(form)) {
    const problem = problemOf(control);
    if (problem !== undefined) problems[control.name] = problem;
  }
  return problems;
}

function problemOf({ required, value, validity }: Control): string | undefined {
  if (required && isBlank(value)) return fieldWords.required;
  return validity.typeMismatch ? fieldWords.email : undefined;
}

/** The form's named fields of text and choice, in their order on the page; read-only fields only inform password managers. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLSelectElement ||
        ((element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && !element.readOnly)) &&
      element.name !== '',
  );
}
