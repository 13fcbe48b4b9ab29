/** Turns a product's description, as forms send it, into rich text. */
import type { Payload } from 'payload';
import { plainTextOf, type RichText, richTextOf } from '@/domain/products/plain-rich-text';
import { descriptionHtmlProblem } from '@/domain/products/product-rules';
import { acceptedHtml, isHtml, richTextToHtml } from '../rich-text';
import { refuseField } from './edit';

/**
 * @param sent plain text or simple HTML
 * @param kept the rich text that it replaces, or null
 * @returns undefined if `sent` is what `kept` reads as: a round trip through plain text would lose its formatting
 * @throws a refusal of HTML with too many tags
 */
export async function changedDescription({
  payload,
  sent,
  kept,
}: {
  payload: Payload;
  sent: string;
  kept: unknown;
}): Promise<RichText | null | undefined> {
  const isKept = [richTextToHtml(kept), plainTextOf(kept)].some((text) => text !== null && isSame(text, sent));
  if (isKept) return undefined;
  if (!isHtml(sent)) return richTextOf(sent);
  const problem = descriptionHtmlProblem(sent);
  if (problem) throw refuseField('description', problem);
  return fromHtml(payload, sent);
}

/** Browsers send CRLF for the line ends of a text field. */
function isSame(one: string, other: string): boolean {
  const plain = (text: string) => text.replace(/\r\n?/g, '\n').trim();
  return plain(one) === plain(other);
}

/** The parser is large and loaded when first needed: the back office's form sends plain text. */
async function fromHtml(payload: Payload, html: string): Promise<RichText | null> {
  const clean = acceptedHtml(html);
  if (clean === '') return null;
  const [{ convertHTMLToLexical, editorConfigFactory }, { Window }] = await Promise.all([
    import('@payloadcms/richtext-lexical'),
    import('happy-dom'),
  ]);
  const editorConfig = await editorConfigFactory.default({ config: payload.config });
  const window = new Window();
  try {
    window.document.write(clean);
    // The converter expects the class of another library (jsdom), of which it reads the document only.
    const JSDOM = function Parsed() {
      return { window };
    } as unknown as Parameters<typeof convertHTMLToLexical>[0]['JSDOM'];
    // The editor's document, with node types that are not used here.
    return convertHTMLToLexical({ editorConfig, html: clean, JSDOM }) as unknown as RichText;
  } finally {
    await window.happyDOM.close();
  }
}
