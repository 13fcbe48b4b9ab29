/** Pages as the server sends them, read without a browser: texts, links, order. What scripts fill in is not in them. */
import { Window } from 'happy-dom';
import { inject } from 'vitest';

type Name = string | RegExp;

const { DOMParser } = new Window();

/** Not shown where scripts run. */
const UNREAD = /<(script|style|noscript)\b[\s\S]*?<\/\1>/g;
/** A third of a page's elements. */
const DRAWING = /<svg\b[\s\S]*?<\/svg>/g;

/** @param part what is parsed of the page besides its head: whole pages would take as long as visits in a browser */
export async function readPage(path: string, part: 'main' | 'header' | 'footer' = 'main') {
  const { url } = inject('shop');
  const response = await fetch(url + path, { redirect: 'manual' });
  const html = await response.text();
  const read = html.replaceAll(UNREAD, '').replaceAll(DRAWING, '<svg></svg>');
  const cut = (tag: string) => new RegExp(`<${tag}\\b[\\s\\S]*?</${tag}>`).exec(read)?.[0] ?? '';
  const parsed = new DOMParser().parseFromString(`${cut('head')}<body>${cut(part)}</body>`, 'text/html');
  // The elements have the methods of a browser's; only their types are happy-dom's own.
  const document = parsed as unknown as Document;
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
  return {
    status: response.status,
    /** as it was sent */
    html,
    title: document.title,
    canonical: attribute('link[rel=canonical]', 'href')?.replace(/^https?:\/\/[^/]+/, ''),
    meta: (name: string) => attribute(`meta[name="${name}"]`, 'content'),
    part: document.querySelector(part) ?? document.body,
  };
}

/** Every element of a selector, with this name if one is given: of a label, or its own text. */
export function all(within: ParentNode, selector: string, name?: Name): Element[] {
  const found = [...within.querySelectorAll(selector)];
  if (name === undefined) return found;
  return found.filter((element) => (typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element))));
}

/** @throws if nothing matches */
export function one(within: ParentNode, selector: string, name?: Name): Element {
  const [found] = all(within, selector, name);
  if (!found) throw new Error(`The page has no ${selector}${name === undefined ? '' : ` "${name}"`}.`);
  return found;
}

/** A part of a page under its heading. */
export const region = (within: ParentNode, name: Name) => one(within, 'section', name);

export function texts(within: ParentNode, selector: string): string[] {
  return all(within, selector).map(textOf);
}

export function textOf(element: Element): string {
  return element.textContent?.trim() ?? '';
}

/** Where the links of a selector lead. */
export function hrefs(within: ParentNode, selector = 'a'): (string | null)[] {
  return all(within, selector).map((link) => link.getAttribute('href'));
}

export function hrefOf(within: ParentNode, name: Name): string | null {
  return one(within, 'a', name).getAttribute('href');
}

function nameOf(element: Element): string {
  const label = element.getAttribute('aria-labelledby');
  const own = element.getAttribute('aria-label');
  if (label === null) return own ?? textOf(element);
  const named = element.ownerDocument.getElementById(label);
  return named ? textOf(named) : '';
}
