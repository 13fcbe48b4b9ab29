/** One real document: the sheet of a demonstration product, made from its own data. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { PayloadRequest } from 'payload';
import { DOCUMENT_SUBFOLDER, DOCUMENT_TYPE } from '@/domain/products/documents';
import { writePictureFile } from '@/pictures/stored-pictures';
import { shop } from '@/shop';
import type { SeedProduct } from './data/products';

/** The product that has it, by its reference. */
export const DOCUMENTED_PART = '0.845.057';

export const NOTICE_TITLE = 'Fiche de la pièce et précautions de montage';

/** Advice for fitting any part of a boiler. It does not replace the maker's instructions. */
const PRECAUTIONS = [
  'Faites intervenir un professionnel qualifié pour tout ce qui touche au gaz.',
  "Coupez l'alimentation électrique, fermez le gaz et l'eau, laissez refroidir l'appareil.",
  'Comparez la référence de cette fiche avec celle de la pièce à remplacer.',
  "Montez des joints neufs et contrôlez l'étanchéité avant la remise en service.",
];

/** Points on a page of A4. */
const MARGIN = 56;
const FONTS = path.join(process.cwd(), 'node_modules/dejavu-fonts-ttf/ttf');
const FONT = { normal: path.join(FONTS, 'DejaVuSans.ttf'), bold: path.join(FONTS, 'DejaVuSans-Bold.ttf') };

/** The sheet as a PDF, the same each time: its name in the shop is made from its content. */
export async function drawNotice({ title, reference, description, specifications }: SeedProduct): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: FONT.normal,
    lang: 'fr',
    info: { Title: `${NOTICE_TITLE} - ${title}`, Author: shop.name, CreationDate: new Date(0) },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject));
  doc.font(FONT.bold).fontSize(11).fillColor('#1e3a8a').text(shop.name);
  doc.moveDown().fontSize(18).fillColor('#0f172a').text(title);
  doc
    .font(FONT.normal)
    .fontSize(12)
    .text(`Référence ${reference ?? ''}`);
  for (const paragraph of description) doc.moveDown().fontSize(11).text(paragraph);
  heading('Caractéristiques');
  doc.list([...specifications], { bulletRadius: 2 });
  heading('Précautions de montage');
  doc.list(PRECAUTIONS, { bulletRadius: 2 });
  doc.moveDown(2).fontSize(9).fillColor('#475569');
  doc.text('Document de la boutique de démonstration. La notice du fabricant fait foi.');
  doc.end();
  await finished;
  return Buffer.concat(chunks);

  function heading(text: string): void {
    doc.moveDown(1.5).font(FONT.bold).fontSize(13).text(text);
    doc.moveDown(0.5).font(FONT.normal).fontSize(11);
  }
}

/** Adds the sheet to the library, as copy-pictures.ts does with pictures. @returns its id */
export async function addNotice(req: PayloadRequest, product: SeedProduct): Promise<number> {
  const content = await drawNotice(product);
  const filename = `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.pdf`;
  await writePictureFile(path.posix.join(DOCUMENT_SUBFOLDER, filename), content);
  const { id } = await req.payload.db.create({
    collection: 'documents',
    data: {
      name: `${NOTICE_TITLE} ${product.reference}`,
      filename,
      url: `/cms/documents/file/${filename}`,
      mimeType: DOCUMENT_TYPE,
      filesize: content.length,
    },
    req,
  });
  return Number(id);
}
