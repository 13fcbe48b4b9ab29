/** What a page may load and run. Inline scripts only where the answer itself names them (docs/decisions/0024). */
import { createHash } from 'node:crypto';

/** The sign-in with Google loads this one script. */
const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';

/**
 * Everything comes from this site, save pictures (a product may name a foreign address), Google's sign-in and the map on
 * the contact page.
 * @param scripts hashes or the nonce of the answer's own inline scripts, as script-src names them
 */
export function contentSecurityPolicy({
  scripts = [],
  isDevelopment,
}: {
  scripts?: readonly string[];
  isDevelopment: boolean;
}): string {
  const allowed = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : scripts;
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...allowed, GOOGLE_SCRIPT].join(' '),
    "style-src 'self' 'unsafe-inline' https://accounts.google.com",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''} https://accounts.google.com`,
    "frame-src 'self' https://accounts.google.com https://www.openstreetmap.org",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

export function nonceSource(nonce: string): string {
  return `'nonce-${nonce}'`;
}

/** An inline script, with its attributes. React escapes `<` wherever else a text or an attribute might hold one. */
const SCRIPT = /<script((?:\s[^<>]*)?)>([\s\S]*?)<\/script>/g;

/** `self.__next_f.push(` and what Turbopack is told, each with nothing but JSON between its brackets. */
const DATA_PUSH =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\((.*)\);?$/s;

/** Loads the script of another language than the built-in ones (src/app/document-language.tsx), and nothing else. */
const LANGUAGE_PUSH =
  /^\(self\.__next_s=self\.__next_s\|\|\[\]\)\.push\(\["\/_next\/static\/words\/[\w-]+\.js",\{\}\]\)$/;

/**
 * The hashes of the inline scripts that Next.js writes into a page: each hands over data and is nothing else. A script of
 * any other kind, as one that somebody managed to slip into a text, is not named and does not run.
 */
export function hashesOfOwnScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (/\s(src|type)=/.test(attributes) || !(isDataPush(code) || LANGUAGE_PUSH.test(code))) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}

function isDataPush(code: string): boolean {
  const data = DATA_PUSH.exec(code)?.[1];
  if (data === undefined) return false;
  try {
    JSON.parse(data);
    return true;
  } catch {
    return false;
  }
}
