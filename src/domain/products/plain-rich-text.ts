/**
 * Rich text that plain text can express: paragraphs, line breaks and bulleted lists. A form may show it as text and save it
 * again; anything richer is left to the CMS's editor.
 */
import { isRecord } from '../json';

type Children = { children: RichTextNode[] };
type RichTextNode = { type: string; version: number; [key: string]: unknown };
type Block = { direction: 'ltr' | null; format: ''; indent: number; version: number };

/** The document of Payload's editor, as far as it is used here. */
export type RichText = { root: Block & Children & { type: 'root' } };

/** What begins an entry of a list: `- `, `* ` or `• `. */
const BULLET = /^[-*•](\s+|$)/;

/**
 * A text as rich text: blank lines separate paragraphs, lines that begin with a dash are a list.
 * @returns null for a blank text
 */
export function richTextOf(text: string): RichText | null {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .flatMap(blocksOf);
  return paragraphs.length === 0 ? null : { root: { ...block('root'), type: 'root', children: paragraphs } };
}

/** Groups the lines of a paragraph into lists and plain blocks. */
function blocksOf(paragraph: string): RichTextNode[] {
  const lines = paragraph.split('\n').map((line) => line.trim());
  const groups: { isList: boolean; lines: string[] }[] = [];
  for (const line of lines) {
    if (line.replace(BULLET, '') === '') continue;
    const isList = BULLET.test(line);
    const last = groups.at(-1);
    if (last && last.isList === isList) last.lines.push(line);
    else groups.push({ isList, lines: [line] });
  }
  return groups.map((group) => (group.isList ? list(group.lines) : paragraphOf(group.lines)));
}

function paragraphOf(lines: readonly string[]): RichTextNode {
  const children = lines.flatMap((line, index) => [
    ...(index > 0 ? [{ type: 'linebreak', version: 1 }] : []),
    textNode(line),
  ]);
  return { ...block('paragraph'), textFormat: 0, textStyle: '', children };
}

function list(lines: readonly string[]): RichTextNode {
  const children = lines.map((line, index) => ({
    ...block('listitem'),
    value: index + 1,
    children: [textNode(line.replace(BULLET, ''))],
  }));
  return { ...block('list'), listType: 'bullet', tag: 'ul', start: 1, children };
}

function block(type: string) {
  return { type, direction: 'ltr' as const, format: '' as const, indent: 0, version: 1 };
}

function textNode(text: string): RichTextNode {
  return { type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 };
}

/** Rich text as plain text; null if that would lose formatting, '' for no text. */
export function plainTextOf(richText: unknown): string | null {
  if (richText === null || richText === undefined) return '';
  if (!isRecord(richText) || !isRecord(richText.root)) return null;
  const blocks = childrenOf(richText.root).map(blockText);
  if (blocks.some((text) => text === null)) return null;
  return blocks.filter((text) => text !== '').join('\n\n');
}

function blockText(node: Node): string | null {
  if (!isUnformatted(node)) return null;
  if (node.type === 'paragraph') return inlineText(node, { hasBreaks: true });
  if (node.type !== 'list' || node.listType !== 'bullet') return null;
  const items = childrenOf(node).map((item) =>
    item.type === 'listitem' && isUnformatted(item) ? inlineText(item, { hasBreaks: false }) : null,
  );
  return items.some((item) => item === null) ? null : items.map((item) => `- ${item}`).join('\n');
}

function inlineText(node: Node, { hasBreaks }: { hasBreaks: boolean }): string | null {
  const parts = childrenOf(node).map((child) => {
    if (hasBreaks && child.type === 'linebreak') return '\n';
    const isPlain = child.type === 'text' && (child.format ?? 0) === 0 && (child.style ?? '') === '';
    return isPlain && typeof child.text === 'string' ? child.text : null;
  });
  return parts.some((part) => part === null) ? null : parts.join('').trim();
}

/** Neither indented nor aligned to the centre or the end. */
function isUnformatted({ format, indent }: Node): boolean {
  return ['', 'left', 'start'].includes(String(format ?? '')) && (indent ?? 0) === 0;
}

type Node = Record<string, unknown>;

function childrenOf({ children }: Node): Node[] {
  return Array.isArray(children) ? children.filter(isRecord) : [];
}
