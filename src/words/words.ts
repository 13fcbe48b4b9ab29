/**
 * Every text that people read is a message in a catalogue: `fr/` for the shop and its mails, `en/` for the back office.
 * A page loads only the namespaces that its components import. Another language replaces the messages of all
 * namespaces at once, without a new build (docs/decisions/0032), for one request at a time (docs/decisions/0063).
 */
import { frenchTypography } from './typography';

/** A text, or a function of typed values that makes one or the parts of one. */
type Message = string | ((...values: never[]) => unknown);
export type Messages = { readonly [key: string]: Message | Messages };

/** The same messages in any language. */
export type Translation<T> = T extends string
  ? string
  : T extends (...values: never[]) => unknown
    ? T
    : { readonly [Key in keyof T]: Translation<T[Key]> };

/** Who reads a catalogue: shoppers, or the people of the back office. */
type Audience = 'shop' | 'office';

/** A language other than the built-in ones. */
export type ChosenLanguage = {
  /** as in `<html lang>` */
  code: string;
  direction: 'ltr' | 'rtl';
  /** address of the script that sets the same in a browser */
  script: string;
  words: Partial<Record<Audience, Messages>>;
};

/** The server and Next.js each load a copy of this module, so the languages are on `globalThis`. */
export type LanguageHolder = typeof globalThis & {
  /** in a browser the document's language, set before any module of the page runs; on a server that of all work without its own */
  shopLanguage?: ChosenLanguage;
  /** on a server the language of the work in progress (src/runtime/in-language.ts), or undefined */
  languageOfWork?: () => ChosenLanguage | null | undefined;
};

const holder: LanguageHolder = globalThis;

/** The language of the request or mail in progress, in a browser of the document. @returns null for the built-in languages */
export function chosenLanguage(): ChosenLanguage | null {
  const language = holder.languageOfWork?.();
  return language === undefined ? defaultLanguage() : language;
}

/** The language of work without its own. @returns null for the built-in languages */
export function defaultLanguage(): ChosenLanguage | null {
  return holder.shopLanguage ?? null;
}

/** Sets the language of work without its own. */
export function chooseLanguage(language: ChosenLanguage): void {
  holder.shopLanguage = language;
}

/** Messages of the shop, in French. Typed as plain text: typography is applied here. */
export function french<const T extends Messages>(namespace: string, messages: T): Translation<T> {
  return inChosenLanguage(['shop', namespace], mapTexts(messages, frenchTypography));
}

/** Applies `change` to every text, and to every text that a function makes. */
export function mapTexts<T extends Messages>(messages: T, change: (text: string) => string): T {
  const entries = Object.entries(messages).map(([key, message]) => [key, mapMessage(message, change)]);
  // The keys and the kinds of the messages are the same as before.
  return Object.fromEntries(entries) as T;
}

function mapMessage(message: Message | Messages, change: (text: string) => string): Message | Messages {
  if (typeof message === 'string') return change(message);
  if (typeof message === 'object') return mapTexts(message, change);
  return (...values) => {
    const made = message(...values);
    if (typeof made === 'string') return change(made);
    return Array.isArray(made) ? made.map((part) => (typeof part === 'string' ? change(part) : part)) : made;
  };
}

/** Reads each message when it is used, in the language of that moment. */
export function inChosenLanguage<T extends Messages>(path: readonly string[], messages: T): Translation<T> {
  const namespace = {};
  for (const [key, message] of Object.entries(messages)) {
    const nested = typeof message === 'object' ? inChosenLanguage([...path, key], message) : message;
    Object.defineProperty(namespace, key, { enumerable: true, get: () => translated([...path, key]) ?? nested });
  }
  // Each key was defined with a message of its kind.
  return namespace as Translation<T>;
}

function translated(path: readonly string[]): Message | Messages | undefined {
  let found: Message | Messages | undefined = chosenLanguage()?.words;
  for (const key of path) found = typeof found === 'object' ? found[key] : undefined;
  // Nested namespaces are read message by message, so that missing translations come from the built-in language.
  return typeof found === 'object' ? undefined : found;
}
