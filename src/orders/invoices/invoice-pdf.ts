/** Invoices and quotes as PDF: A4, in French, each over as many pages as it needs with the head of the table. */
import { A4, addA4Page, numberPages } from '@/papers/a4';
import { createPen, mm, type Pen, type TextBox } from '@/papers/pen';
import { type Column, drawTable } from '@/papers/table';
import { readLogo } from '@/pictures/read-logo';
import { shop } from '@/shop';
import { invoiceWords } from '@/words/fr/orders/invoice';
import type { OrderPaper } from './invoice';

const BLUE = '#1e3a8a';
const QUIET = '#475569';
const RED = '#b91c1c';

/** More lines than any text of an order has: an invoice cuts nothing off. */
const ALL = 1_000;
const BODY = [[9, ALL]] as const;
const SMALL = [[8, ALL]] as const;

const GAP = mm(8);
const HALF = (A4.width - GAP) / 2;
const TOTALS_WIDTH = mm(88);
const LOGO_HEIGHT = mm(16);

/** 182 mm together. */
const columns = (): readonly Column<OrderPaper['lines'][number]>[] => [
  {
    head: invoiceWords.article,
    width: 94,
    steps: BODY,
    cell: ({ title, reference }) => [
      title,
      ...(reference === null ? [] : [{ content: invoiceWords.reference(reference), steps: SMALL, color: QUIET }]),
    ],
  },
  { head: invoiceWords.quantity, width: 14, align: 'right', cell: ({ quantity }) => [quantity] },
  { head: invoiceWords.unitPrice, width: 37, align: 'right', cell: ({ unitPrice }) => [unitPrice] },
  { head: invoiceWords.total, width: 37, align: 'right', cell: ({ total }) => [total] },
];

/**
 * Keeps its thread busy for a while, so draw-order-paper.ts calls it in another one.
 * @returns one file, in which each paper begins on a page of its own and counts its own pages
 */
export async function invoicePdf(papers: readonly OrderPaper[]): Promise<Uint8Array<ArrayBuffer>> {
  const [only, ...others] = papers;
  const title = only && others.length === 0 ? only.title : invoiceWords.several;
  const pen = createPen({ title: `${title} - ${shop.name}`, author: shop.name, logo: await readLogo() });
  for (const paper of papers) drawPaper(pen, paper);
  return pen.finish();
}

function drawPaper(pen: Pen, paper: OrderPaper): void {
  const { title, seller, lines, totals } = paper;
  const first = pen.doc.bufferedPageRange().count;
  let isFirst = true;
  const addPage = () => {
    const y = addA4Page(pen);
    if (!isFirst) return y;
    isFirst = false;
    return drawHead(pen, paper, y);
  };
  drawTotals(pen, totals, drawTable(pen, addPage, { columns: columns(), rows: lines }));
  numberPages(pen, first, (page, pages) => invoiceWords.pageOf(seller.name, title, page, pages));
}

type Text = Partial<TextBox> & { content: string };

/** Draws texts below each other. @returns the lower edge of the last */
function stack(pen: Pen, box: Pick<TextBox, 'x' | 'y' | 'width'>, texts: readonly Text[]): number {
  let { y } = box;
  for (const { content, ...style } of texts) y += pen.text(content, { steps: BODY, ...box, ...style, y }) + mm(1);
  return y;
}

function drawHead(
  pen: Pen,
  { seller, customer, customerLabel, title, notice, facts, remark }: OrderPaper,
  top: number,
) {
  const left = { x: A4.start, width: HALF };
  const right = { x: A4.start + HALF + GAP, width: HALF };
  const heading = { steps: [[16, ALL]], weight: 'bold' } as const;
  const logoHeight = pen.logoIn({ ...left, y: top, height: LOGO_HEIGHT });
  const sellerTop = logoHeight === 0 ? top : top + logoHeight + mm(3);
  const sellerEnd = stack(pen, { ...left, y: sellerTop }, [
    { ...heading, content: seller.name, color: BLUE },
    ...seller.lines.map((content) => ({ content, color: QUIET })),
  ]);
  const titleEnd = stack(pen, { ...right, y: top }, [
    { ...heading, content: title, align: 'right' },
    ...(notice === null ? [] : [{ content: notice, color: RED, weight: 'bold', align: 'right' } as const]),
  ]);
  const y = Math.max(sellerEnd, titleEnd) + GAP;
  const customerEnd = stack(pen, { ...left, y }, [
    labelOf(customerLabel ?? invoiceWords.billedTo),
    { content: customer.name, weight: 'bold' },
    ...customer.lines.map((content) => ({ content })),
  ]);
  const factsEnd = facts.reduce((at, fact) => drawFact(pen, fact, { ...right, y: at, color: QUIET }), y);
  const end = Math.max(customerEnd, factsEnd) + GAP;
  return remark === null ? end : drawRemark(pen, remark, end) + GAP;
}

/** One paragraph after the other, on further pages if need be. */
function drawRemark(pen: Pen, { label, value }: NonNullable<OrderPaper['remark']>, top: number): number {
  let y = top;
  for (const text of [labelOf(label), ...value.split('\n').map((content) => ({ content }))]) {
    const box = { x: A4.start, width: A4.width };
    if (y + pen.heightOf(text.content, { steps: BODY, ...box, y }) > A4.bottom) y = addA4Page(pen);
    y = stack(pen, { ...box, y }, [text]);
  }
  return y;
}

function labelOf(text: string): Text {
  return { content: text.toLocaleUpperCase('fr'), steps: SMALL, color: QUIET };
}

/** The label on the left, its value on the right. @returns the lower edge */
function drawFact(
  pen: Pen,
  { label, value }: OrderPaper['facts'][number],
  box: Omit<TextBox, 'steps'> & Partial<TextBox>,
) {
  const { color: labelColor, ...plain } = { steps: BODY, ...box };
  const width = box.width / 2;
  const labelHeight = pen.text(label, { ...plain, width, ...(labelColor && { color: labelColor }) });
  const valueHeight = pen.text(value, { ...plain, x: box.x + width, width, align: 'right' });
  return box.y + Math.max(labelHeight, valueHeight) + mm(1.4);
}

/** All on one page. */
function drawTotals(pen: Pen, totals: OrderPaper['totals'], tableEnd: number): void {
  const height = mm(10) + totals.length * mm(5.5);
  let y = tableEnd + height > A4.bottom ? addA4Page(pen) : tableEnd + mm(5);
  const box = { x: A4.end - TOTALS_WIDTH, width: TOTALS_WIDTH };
  totals.forEach((row, index) => {
    if (index < totals.length - 1) {
      y = drawFact(pen, row, { ...box, y });
      return;
    }
    pen.doc.lineWidth(1).moveTo(box.x, y).lineTo(A4.end, y).stroke('black');
    drawFact(pen, row, { ...box, y: y + mm(2), steps: [[11, ALL]], weight: 'bold' });
  });
}
