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
  // What converts it goes down by recursion.
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

/** Rich text as HTML that is safe to put into a page; '' where there is none. */
export function richTextToHtml(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('root' in value)) return '';
  // The column holds what Payload's editor wrote; a malformed one would be a defect of ours, not of a shopper's request.
  const html = convertLexicalToHTML({ data: value as SerializedEditorState, disableContainer: true });
  return safeHtml(html);
}

/** HTML reduced to what a description may hold. */
function safeHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED).trim();
}

/** HTML that somebody sent, reduced so. Of a link that leads nowhere its text is left: the editor would refuse the whole. */
export function acceptedHtml(html: string): string {
  const link = (tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag =>
    /^(https?:\/\/|mailto:|tel:|\/(?!\/))\S+$/i.test(href) ? { tagName, attribs: { href } } : TEXT_ALONE;
  return sanitizeHtml(html, { ...ALLOWED, transformTags: { ...ALLOWED.transformTags, a: link } }).trim();
}

/** An element that is not allowed: its content is left. */
const TEXT_ALONE: sanitizeHtml.Tag = { tagName: 'span', attribs: {} };

const TAG = new RegExp(`</?(?:${[...ALLOWED_TAGS, 'h1', 'b', 'i', 'div', 'span'].join('|')})(?:\\s[^<>]*)?/?>`, 'i');

/** Is this text meant as HTML? "Ø < 10" is none. */
export function isHtml(text: string): boolean {
  return TAG.test(text);
}
