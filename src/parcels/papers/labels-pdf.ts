/** The labels of a batch: one a page, or four on a sheet of A4 to cut. */
import type { ParcelSheet } from '@/domain/parcels/sheet';
import { mm, type Pen } from '@/papers/pen';
import type { Batch } from './batch';
import { drawLabel, LABEL } from './label';

const A4 = { width: mm(210), height: mm(297) } as const;
const CELL = { width: A4.width / 2, height: A4.height / 2 } as const;
/** Printers do not reach the edge of the paper. */
const EDGE = mm(3);
/** Four labels of 150 mm are higher than two halves of A4. */
const SCALE = Math.min((CELL.width - 2 * EDGE) / LABEL.width, (CELL.height - 2 * EDGE) / LABEL.height);

export function drawLabels(pen: Pen, { sheets }: Batch, paper: 'label' | 'a4'): void {
  sheets.forEach((sheet, index) => {
    if (paper === 'a4') drawQuarter(pen, sheet, index % 4);
    else {
      pen.doc.addPage({ size: [LABEL.width, LABEL.height], margin: 0 });
      drawLabel(pen, sheet);
    }
  });
}

/** @param place 0 to 3: upper left, upper right, lower left, lower right */
function drawQuarter(pen: Pen, sheet: ParcelSheet, place: number): void {
  if (place === 0) {
    pen.doc.addPage({ size: 'A4', margin: 0 });
    drawCuttingLines(pen);
  }
  const x = (place % 2) * CELL.width + (CELL.width - LABEL.width * SCALE) / 2;
  const y = Math.floor(place / 2) * CELL.height + (CELL.height - LABEL.height * SCALE) / 2;
  pen.doc.save().translate(x, y).scale(SCALE);
  drawLabel(pen, sheet);
  pen.doc.restore();
}

function drawCuttingLines(pen: Pen): void {
  pen.doc.save().lineWidth(0.5).dash(3, { space: 3 });
  pen.doc.moveTo(CELL.width, 0).lineTo(CELL.width, A4.height);
  pen.doc.moveTo(0, CELL.height).lineTo(A4.width, CELL.height);
  pen.doc.stroke('#888888').undash().restore();
}
