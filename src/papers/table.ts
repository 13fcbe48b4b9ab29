/** Tables over as many pages of A4 as they need, each with the head of the table. */
import { A4 } from './a4';
import { type Alignment, mm, type Pen, type TextBox, type Weight } from './pen';

export type Column<Row> = {
  head: string;
  /** in millimetres */
  width: number;
  align?: Alignment;
  weight?: Weight;
  steps?: TextBox['steps'];
  /** paragraphs, each in its own direction; null: a box to tick */
  cell: (row: Row) => readonly Paragraph[] | null;
};

/** A text in the style of its column, or in another. */
type Paragraph = string | ({ content: string } & Pick<TextBox, 'steps' | 'color'>);

const PADDING = mm(1.5);
const TICK = mm(4);
const LINE = '#94a3b8';

/**
 * @param addPage returns the upper edge of a new page's content; called for the first page too
 * @returns the lower edge of the table on its last page
 */
export function drawTable<Row>(
  pen: Pen,
  addPage: () => number,
  { columns, rows }: { columns: readonly Column<Row>[]; rows: readonly Row[] },
): number {
  let y = drawHead(pen, columns, addPage());
  for (const row of rows) {
    const height = Math.max(TICK, ...columns.map((column) => cellHeight(pen, column, row))) + 2 * PADDING;
    if (y + height > A4.bottom) y = drawHead(pen, columns, addPage());
    drawRow(pen, columns, row, y);
    y += height;
    rule(pen, y, LINE);
  }
  return y;
}

function drawHead<Row>(pen: Pen, columns: readonly Column<Row>[], y: number): number {
  for (const { column, box } of boxes(columns, y)) pen.text(column.head, { ...box, steps: [8, 7], weight: 'bold' });
  const bottom = y + 8 * 1.22 + 2 * PADDING;
  rule(pen, bottom, 'black');
  return bottom;
}

function drawRow<Row>(pen: Pen, columns: readonly Column<Row>[], row: Row, y: number): void {
  for (const { column, box } of boxes(columns, y)) {
    const paragraphs = column.cell(row);
    let at = box.y;
    if (paragraphs === null) pen.doc.lineWidth(1).rect(box.x, at, TICK, TICK).stroke('black');
    else for (const [content, style] of styled(paragraphs)) at += pen.text(content, { ...box, ...style, y: at });
  }
}

function cellHeight<Row>(pen: Pen, column: Column<Row>, row: Row): number {
  const [only] = boxes([column], 0);
  if (!only) return 0;
  const paragraphs = styled(column.cell(row) ?? []);
  return paragraphs.reduce((sum, [content, style]) => sum + pen.heightOf(content, { ...only.box, ...style }), 0);
}

function styled(paragraphs: readonly Paragraph[]): [content: string, style: Partial<TextBox>][] {
  return paragraphs.map((paragraph) => {
    if (typeof paragraph === 'string') return [paragraph, {}];
    const { content, ...style } = paragraph;
    return [content, style];
  });
}

function boxes<Row>(columns: readonly Column<Row>[], y: number): { column: Column<Row>; box: TextBox }[] {
  let x = A4.start;
  return columns.map((column) => {
    const width = mm(column.width);
    const { align = 'start', weight = 'normal', steps = [[9, 3]] } = column;
    const box: TextBox = { x: x + PADDING, y: y + PADDING, width: width - 2 * PADDING, steps, align, weight };
    x += width;
    return { column, box };
  });
}

function rule(pen: Pen, y: number, color: string): void {
  pen.doc.lineWidth(0.7).moveTo(A4.start, y).lineTo(A4.end, y).stroke(color);
}
