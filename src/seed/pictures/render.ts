import sharp from 'sharp';

/** Turns a drawn picture into a square PNG, which loses nothing: the shop makes its WebP files of it. */
export function renderSvg(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 1 }).toBuffer();
}
