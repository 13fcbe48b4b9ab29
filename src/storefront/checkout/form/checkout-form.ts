import { createStore, type StoreApi } from 'zustand';
import type { Problem } from '@/domain/problem';
import { textProblem } from '@/domain/text-field';
import { type CheckoutFields, type FieldName, type FieldValue, type TextPath, textField } from '../fields';
import { fieldValue, withValue } from './field-value';

type FormState = {
  fields: CheckoutFields;
  /** in French, by the field that it stands at */
  problems: Partial<Record<FieldName, string | undefined>>;
};

/**
 * The form of all steps, without React: going back and forth loses nothing. New messages appear only with 'Suivant'; the message
 * of a field goes as soon as its value is good.
 */
export type CheckoutForm = {
  store: StoreApi<FormState>;
  fields: () => CheckoutFields;
  /** the shopper's own input */
  type: <Name extends FieldName>(name: Name, value: FieldValue<Name>) => void;
  /** what follows from other input */
  put: <Name extends FieldName>(name: Name, value: FieldValue<Name>) => void;
  /** what is known otherwise: input wins, and emptying a field on purpose is input, too */
  fill: (name: TextPath | 'commune', text: string) => void;
  /**
   * Checks fields and shows what is wrong with them.
   * @param say the messages, which come with the later steps' script
   * @returns the first wrong one
   */
  check: (names: readonly TextPath[], say: (problem: Problem) => string) => TextPath | null;
  /** Shows a message that does not come from the field's text alone. */
  refuse: (name: FieldName, message: string) => void;
};

/** @param opened what was typed before a reload, or empty fields */
export function checkoutForm(opened: CheckoutFields): CheckoutForm {
  const store = createStore<FormState>(() => ({ fields: opened, problems: {} }));
  const typed = new Set<FieldName>();
  let sayNow = ({ code }: Problem): string => code;
  const fields = () => store.getState().fields;
  const show = (problems: FormState['problems']) =>
    store.setState((state) => ({ problems: { ...state.problems, ...problems } }));

  const put: CheckoutForm['put'] = (name, value) => {
    store.setState((state) => ({ fields: withValue(state.fields, name, value) }));
    if (store.getState().problems[name] !== undefined) show({ [name]: problemIn(fields(), name, sayNow) });
  };

  return {
    store,
    fields,
    put,
    type: (name, value) => {
      typed.add(name);
      put(name, value);
    },
    fill: (name, text) => {
      if (!typed.has(name) && fieldValue(fields(), name) === '') put(name, text);
    },
    check: (names, say) => {
      sayNow = say;
      show(Object.fromEntries(names.map((name) => [name, problemIn(fields(), name, say)])));
      const { problems } = store.getState();
      return names.find((name) => problems[name] !== undefined) ?? null;
    },
    refuse: (name, message) => show({ [name]: message }),
  };
}

/** The message of a field's rules, which are those of the order request. */
function problemIn(fields: CheckoutFields, name: FieldName, say: (problem: Problem) => string): string | undefined {
  if (name === 'commune' || name === 'delivery_method') return undefined;
  const problem = textProblem(textField(name), fieldValue(fields, name));
  return problem ? say(problem) : undefined;
}
