import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import sanitizeHtml from 'sanitize-html';

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
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
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: { h1: 'h2', a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }) },
};

/** Rich text as HTML that is safe to put into a page; '' where there is none. */
export function richTextToHtml(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('root' in value)) return '';
  // The column holds what Payload's editor wrote; a malformed one would be a defect of ours, not of a shopper's request.
  const html = convertLexicalToHTML({ data: value as SerializedEditorState, disableContainer: true });
  return sanitizeHtml(html, ALLOWED).trim();
}
