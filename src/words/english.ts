/** Messages of the back office. Apart from `words.ts`, which every page of the shop loads. */
import { inChosenLanguage, type Messages, type Translation } from './words';

/** Messages of the back office, in English. An Arabic name in one of them does not turn the words beside it. */
export function english<const T extends Messages>(namespace: string, messages: T): Translation<T> {
  return inChosenLanguage(['office', namespace], isolatingValues(messages));
}

/** Every message with the values that it is given set apart from its words. */
function isolatingValues<T extends Messages>(messages: T): T {
  const entries = Object.entries(messages).map(([key, message]) => {
    if (typeof message === 'string') return [key, message];
    if (typeof message === 'object') return [key, isolatingValues(message)];
    return [key, (...values: never[]) => message(...values.map(isolated))];
  });
  // The keys and the kinds of the messages are the same as before.
  return Object.fromEntries(entries) as T;
}

/** Letters that are written from right to left: Hebrew, Arabic, and Arabic in the forms of old programs. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A text with such letters between signs that end its effect on what is around it; everything else as it is. */
function isolated<T>(value: T): T {
  if (typeof value !== 'string' || !RIGHT_TO_LEFT.test(value)) return value;
  // A text stays a text.
  return `\u2068${value}\u2069` as T & string;
}
