/** Security headers of every page and answer, and the content security policy. */
import { createHash } from 'node:crypto';
import { EARLY_INPUT_SCRIPT } from '../contract/early-input';

type Header = { key: string; value: string };

/** HSTS only if the shop is served by https: otherwise browsers would refuse its plain address for a year. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): Header[] {
  const headers = [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
    { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  ];
  if (isHttps) {
    headers.push({ key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' });
  }
  return headers;
}

/** Google's sign-in loads this one script. */
const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';

/**
 * Allows this site only, except for pictures (a product may link to a foreign one), Google's sign-in and the map on the
 * contact page. Inline scripts run only if the response names them (docs/decisions/0024).
 * @param scripts sources for script-src: the hashes, or the nonce, of the response's own inline scripts
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

/** A script element with its attributes. React escapes `<` in every other text and attribute. */
const SCRIPT = /<script((?:\s[^<>]*)?)>([\s\S]*?)<\/script>/g;

/** `self.__next_f.push(…)` and Turbopack's push, each with nothing but JSON between the brackets. */
const DATA_PUSH =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\((.*)\);?$/s;

/** Loads the script of a language that is not built in (src/app/document-language.tsx), and nothing else. */
const LANGUAGE_PUSH =
  /^\(self\.__next_s=self\.__next_s\|\|\[\]\)\.push\(\["\/_next\/static\/words\/[\w-]+\.js",\{\}\]\)$/;

/** What the owner has changed (src/app/document-settings.tsx). */
const SETTINGS = /^self\.shopSettings=(.*)$/s;

/**
 * The hashes of the shop's own inline scripts, and of those that Next.js writes into a page, each of which only hands over data. Any
 * other script, such as one injected into a text, is not named and does not run.
 */
export function hashesOfOwnScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (/\s(src|type)=/.test(attributes) || !isOwnScript(code)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}

function isOwnScript(code: string): boolean {
  return code === EARLY_INPUT_SCRIPT || LANGUAGE_PUSH.test(code) || isData(DATA_PUSH, code) || isData(SETTINGS, code);
}

/** Whether a script hands over nothing but JSON. */
function isData(pattern: RegExp, code: string): boolean {
  const data = pattern.exec(code)?.[1];
  if (data === undefined) return false;
  try {
    JSON.parse(data);
    return true;
  } catch {
    return false;
  }
}
