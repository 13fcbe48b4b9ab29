/** Draws text of any direction into a PDF; lines and shapes are the document's own (`doc`). */
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { type Direction, directionOf, visualPieces } from './bidi';
import { fitText, type Step } from './fit-text';
import { printable } from './printable-text';

/** DejaVu has Latin and Arabic letters in all their joined forms. */
const FONTS = path.join(process.cwd(), 'node_modules/dejavu-fonts-ttf/ttf');
const FILES = {
  normal: path.join(FONTS, 'DejaVuSansCondensed.ttf'),
  bold: path.join(FONTS, 'DejaVuSansCondensed-Bold.ttf'),
} as const;

export type Weight = keyof typeof FILES;

/** Points of a millimetre. */
const POINTS = 72 / 25.4;

export function mm(millimetres: number): number {
  return millimetres * POINTS;
}

/** `start` is left for Latin and right for Arabic. */
export type Alignment = 'start' | 'left' | 'center' | 'right';

export type TextBox = {
  x: number;
  /** of the upper edge */
  y: number;
  width: number;
  /** the text is centred within this height */
  height?: number;
  /** from large to small: the first that fits is taken */
  steps: readonly [Step, ...Step[]];
  weight?: Weight;
  align?: Alignment;
  color?: string;
};

type LogoBox = { x: number; y: number; width: number; height: number; align?: 'left' | 'right' };

/** Height of a line, as a multiple of its size. */
export const LEADING = 1.22;
/** Capitals and digits stand in the upper part of their line; moved down by this much, they are in its middle. */
const OPTICAL_SHIFT = 0.05;

export type Pen = ReturnType<typeof createPen>;

type PenInput = {
  /** of the file, which viewers show */
  title: string;
  author: string;
  /** PNG; null for none */
  logo?: Uint8Array | null;
};

export function createPen({ title, author, logo = null }: PenInput) {
  const doc = new PDFDocument({
    autoFirstPage: false,
    // Footers are drawn when the number of pages is known.
    bufferPages: true,
    margin: 0,
    // Under this name alone: pdfkit (0.20.1) opens the file again at each use of another name for it.
    font: FILES.normal,
    lang: 'fr',
    info: { Title: title, Author: author },
  });
  const unitWidths: Record<Weight, Map<string, number>> = { normal: new Map(), bold: new Map() };

  /** Words repeat from paper to paper, and shaping one takes longer than drawing it. */
  function unitWidth(text: string, weight: Weight): number {
    const known = unitWidths[weight].get(text);
    if (known !== undefined) return known;
    doc.font(FILES[weight]).fontSize(1);
    const width = visualPieces(text, 'ltr').reduce((sum, piece) => sum + doc.widthOfString(piece), 0);
    unitWidths[weight].set(text, width);
    return width;
  }

  function lineWidth(pieces: readonly string[], weight: Weight): number {
    return pieces.reduce((sum, piece) => sum + unitWidth(piece, weight), 0);
  }

  function layout(content: string, { width, steps, weight = 'normal' }: TextBox) {
    const drawn = printable(content, hasGlyph);
    const { lines, size } = fitText(drawn, { width, steps }, (part) => unitWidth(part, weight));
    return { lines, size, direction: directionOf(drawn), height: lines.length * size * LEADING };
  }

  /**
   * Draws a text within its box; what does not fit is cut.
   * @returns the height that it takes
   */
  function text(content: string, box: TextBox): number {
    const { x, y, width, weight = 'normal', align = 'start', color = 'black' } = box;
    const { lines, size, direction, height } = layout(content, box);
    const top = box.height === undefined ? y : y + (box.height - height) / 2 + size * OPTICAL_SHIFT;
    doc.fillColor(color).font(FILES[weight]).fontSize(size);
    lines.forEach((line, index) => {
      const pieces = visualPieces(line, direction);
      let at = x + (width - lineWidth(pieces, weight) * size) * shareBefore(align, direction);
      for (const piece of pieces) {
        doc
          .font(FILES[weight])
          .fontSize(size)
          .text(piece, at, top + index * size * LEADING, { lineBreak: false });
        at += unitWidth(piece, weight) * size;
      }
    });
    return height;
  }

  /** The height that a text would take. */
  function heightOf(content: string, box: TextBox): number {
    return layout(content, box).height;
  }

  let openedLogo: PDFKit.Mixins.ImageSrc | null = null;

  /**
   * Draws the logo into a box, as large as it fits, at its left or right edge.
   * @returns the height that it takes: none without a logo
   */
  function logoIn({ x, y, width, height, align = 'left' }: LogoBox): number {
    if (!logo) return 0;
    // Opened once, it is in the file once, on however many pages it stands.
    openedLogo ??= openImage(doc, logo);
    doc.image(openedLogo, x, y, { fit: [width, height], align: align === 'right' ? 'right' : undefined });
    return height;
  }

  const hasGlyph = glyphTest(doc);
  return { doc, text, heightOf, logoIn, finish: () => finish(doc) };
}

function shareBefore(align: Alignment, direction: Direction): number {
  if (align === 'center') return 0.5;
  return align === 'right' || (align === 'start' && direction === 'rtl') ? 1 : 0;
}

/** pdfkit's types leave it out. A test draws a logo. */
function openImage(doc: PDFKit.PDFDocument, png: Uint8Array): PDFKit.Mixins.ImageSrc {
  return (doc as unknown as { openImage: (png: Buffer) => PDFKit.Mixins.ImageSrc }).openImage(Buffer.from(png));
}

/** Whether both fonts have a letter. */
function glyphTest(doc: PDFKit.PDFDocument): (codePoint: number) => boolean {
  const fonts = Object.values(FILES).map((file) => {
    // The font that pdfkit opened, which its types leave out. A test prints a letter that the fonts lack.
    const opened = doc.font(file) as unknown as {
      _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } };
    };
    return opened._font.font;
  });
  return (codePoint) => fonts.every((font) => font.hasGlyphForCodePoint(codePoint));
}

function finish(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
    doc.end();
  });
}
