import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import sanitizeHtml from 'sanitize-html';

const ALLOWED_TAGS = [
  'p',
  'br',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'code',
  'blockquote',
  'a',
  'hr',
];

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  // The converter recurses.
  nestingLimit: 30,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: {
    h1: 'h2',
    b: 'strong',
    i: 'em',
    div: 'p',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }),
  },
};

/** Rich text as HTML that is safe in a page; '' for no text. */
export function richTextToHtml(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('root' in value)) return '';
  // The column has what Payload's editor wrote.
  const html = convertLexicalToHTML({ data: value as SerializedEditorState, disableContainer: true });
  return safeHtml(html);
}

/** HTML reduced to the elements that a description may have. */
function safeHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED).trim();
}

/** Submitted HTML, reduced likewise. An invalid link becomes its text, as the editor would refuse the whole document. */
export function acceptedHtml(html: string): string {
  const link = (tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag =>
    /^(https?:\/\/|mailto:|tel:|\/(?!\/))\S+$/i.test(href) ? { tagName, attribs: { href } } : CONTENT_ONLY;
  return sanitizeHtml(html, { ...ALLOWED, transformTags: { ...ALLOWED.transformTags, a: link } }).trim();
}

/** Replaces an element by its content, as `span` is not allowed. */
const CONTENT_ONLY: sanitizeHtml.Tag = { tagName: 'span', attribs: {} };

const TAG = new RegExp(`</?(?:${[...ALLOWED_TAGS, 'h1', 'b', 'i', 'div', 'span'].join('|')})(?:\\s[^<>]*)?/?>`, 'i');

/** Whether a text is meant as HTML. "Ø < 10" is not. */
export function isHtml(text: string): boolean {
  return TAG.test(text);
}
