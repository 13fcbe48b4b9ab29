/** What a PDF of pdfkit's holds: texts and rectangles with their places, in points from the upper left corner. */
import { inflateSync } from 'node:zlib';

/** `glyphs`: the forms of the letters, as the font numbers them. */
export type PdfText = { text: string; glyphs: string[]; x: number; baseline: number; size: number; width: number };
export type PdfRect = { x: number; y: number; width: number; height: number; isFilled: boolean };
export type PdfPage = { width: number; height: number; texts: PdfText[]; rects: PdfRect[] };

type Matrix = [number, number, number, number, number, number];
type Font = { unicode: Map<string, string>; widths: number[] };

export function pdfPages(pdf: Uint8Array): PdfPage[] {
  const objects = objectsOf(Buffer.from(pdf).toString('latin1'));
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const [, width = '', height = ''] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? [];
      const fonts = fontsOf(objects, head);
      const content = objects.get(reference(head, 'Contents'))?.stream ?? '';
      return readPage({ width: Number(width), height: Number(height), texts: [], rects: [] }, content, fonts);
    });
}

type PdfObject = { head: string; stream: string };

function objectsOf(file: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', packed] = body.split(/\nstream\n/, 2);
    const bytes = Buffer.from((packed ?? '').replace(/\nendstream$/, ''), 'latin1');
    objects.set(id, {
      head,
      stream: bytes.length === 0 ? '' : (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1'),
    });
  }
  return objects;
}

function reference(head: string, key: string): string {
  return new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(head)?.[1] ?? '';
}

function fontsOf(objects: Map<string, PdfObject>, page: string): Map<string, Font> {
  const resources = objects.get(reference(page, 'Resources'))?.head ?? '';
  const fonts = new Map<string, Font>();
  for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = objects.get(id)?.head ?? '';
    const descendant = objects.get(reference(font, 'DescendantFonts'))?.head ?? '';
    const widths = /\/W \[0 \[([\d.\s]*)\]/.exec(descendant)?.[1] ?? '';
    fonts.set(name, {
      unicode: unicodeOf(objects.get(reference(font, 'ToUnicode'))?.stream ?? ''),
      widths: widths.trim().split(/\s+/).map(Number),
    });
  }
  return fonts;
}

/** pdfkit writes ranges of glyphs, each with a list of what its glyphs stand for. */
function unicodeOf(map: string): Map<string, string> {
  const unicode = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([^>]*)>/g)].forEach(([, codes = ''], index) => {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      unicode.set(glyph, Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return unicode;
}

function readPage(page: PdfPage, content: string, fonts: Map<string, Font>): PdfPage {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let text: Matrix = matrix;
  let font: Font | undefined;
  let size = 0;
  const saved: Matrix[] = [];
  let rects: Omit<PdfRect, 'isFilled'>[] = [];
  for (const line of content.split('\n')) {
    const [operator = '', ...operands] = line.split(' ').toReversed();
    const numbers = operands.toReversed().map(Number);
    if (operator === 'q') saved.push(matrix);
    else if (operator === 'Q') matrix = saved.pop() ?? matrix;
    else if (operator === 'cm') matrix = multiply(asMatrix(numbers), matrix);
    else if (operator === 'Tm') text = multiply(asMatrix(numbers), matrix);
    else if (operator === 'Tf') {
      font = fonts.get(operands.at(-1)?.slice(1) ?? '');
      size = Number(operands[0]);
    } else if (operator === 'TJ' && font)
      page.texts.push(readText({ line, font, size, matrix: text, height: page.height }));
    else if (operator === 're') rects.push(readRect(numbers, matrix, page.height));
    else if (operator === 'f' || operator === 'S') {
      page.rects.push(...rects.map((rect) => ({ ...rect, isFilled: operator === 'f' })));
      rects = [];
    }
  }
  return page;
}

type Shown = { line: string; font: Font; size: number; matrix: Matrix; height: number };

function readText({ line, font, size, matrix, height }: Shown): PdfText {
  const glyphs = [...line.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
  const scale = Math.abs(matrix[0]);
  const units = glyphs.reduce((sum, glyph) => sum + (font.widths[Number.parseInt(glyph, 16)] ?? 0), 0);
  // Between the glyphs: by how much the next is moved back.
  const moves = [...line.replace(/<[^>]*>/g, ' ').matchAll(/-?\d+(?:\.\d+)?/g)];
  const kerning = moves.reduce((sum, [move]) => sum + Number(move), 0);
  return {
    text: glyphs.map((glyph) => font.unicode.get(glyph) ?? '').join(''),
    glyphs,
    x: matrix[4],
    baseline: height - matrix[5],
    size: size * scale,
    width: ((units - kerning) / 1000) * size * scale,
  };
}

function readRect(
  [x = 0, y = 0, width = 0, height = 0]: number[],
  matrix: Matrix,
  pageHeight: number,
): Omit<PdfRect, 'isFilled'> {
  const [a, , , d, e, f] = matrix;
  const ends = [pageHeight - (d * y + f), pageHeight - (d * (y + height) + f)];
  return { x: a * x + e, y: Math.min(...ends), width: a * width, height: Math.abs(d) * height };
}

function asMatrix([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[]): Matrix {
  return [a, b, c, d, e, f];
}

function multiply([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}
