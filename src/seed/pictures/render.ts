import sharp from 'sharp';

/** Turns a drawn picture into a square WebP. */
export function renderSvg(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(size, size).webp({ quality: 82 }).toBuffer();
}
