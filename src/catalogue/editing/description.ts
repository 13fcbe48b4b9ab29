/** A product's description as forms send it, as the rich text that is kept. */
import type { Payload } from 'payload';
import { plainTextOf, type RichText, richTextOf } from '@/domain/plain-rich-text';
import { descriptionHtmlProblem } from '@/domain/product-rules';
import { acceptedHtml, isHtml, richTextToHtml } from '../rich-text';
import { refuseField } from './refuse-field';

/**
 * @param sent plain text or simple HTML
 * @param kept the rich text that it replaces; null where there is none
 * @throws a refusal of HTML with too many tags
 * @returns undefined where `sent` says what is kept already: its formatting must not be lost by going there and back
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

/** Forms send line ends in their own way. */
function isSame(one: string, other: string): boolean {
  const plain = (text: string) => text.replace(/\r\n?/g, '\n').trim();
  return plain(one) === plain(other);
}

/** Loaded when first needed: it brings half a browser along, and the back office's own form sends plain text. */
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
    // A window of the form that the converter knows from another library: it reads nothing but the document.
    const JSDOM = function Parsed() {
      return { window };
    } as unknown as Parameters<typeof convertHTMLToLexical>[0]['JSDOM'];
    // The editor's own document; the types of its nodes are of no matter here.
    return convertHTMLToLexical({ editorConfig, html: clean, JSDOM }) as unknown as RichText;
  } finally {
    await window.happyDOM.close();
  }
}
