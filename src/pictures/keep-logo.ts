/** Checks an uploaded logo, and keeps it as the shop, its mails and its papers show it. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Problem } from '@/domain/problem';
import { MAX_IMAGE_BYTES, PICTURE_TOO_LARGE } from '@/domain/products/image-rules';
import { mediaUrl } from '@/domain/products/pictures';
import { ICON_SIDE, isSvg, isUnsafeSvg, LOGO_BOX, LOGO_EXPECTED, logoFiles, UNSAFE_SVG } from '@/domain/settings/logo';
import { decodePicture, drawSvg } from './decode-picture';
import { writePictureFile } from './stored-pictures';

type KeptLogo = { ok: true; url: string } | { ok: false; problem: Problem };

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Keeps a logo: PNG, JPEG, WebP, or an SVG that is only a drawing. The same file has the same address, so keeping it again changes
 * nothing.
 * @throws {APIError} 503 if too many pictures are waiting, or the store of pictures does not answer
 */
export async function keepLogo(file: Blob): Promise<KeptLogo> {
  if (file.size > MAX_IMAGE_BYTES) return { ok: false, problem: PICTURE_TOO_LARGE };
  const content = Buffer.from(await file.arrayBuffer());
  const text = content.toString('utf8');
  if (isSvg(text) && isUnsafeSvg(text)) return { ok: false, problem: UNSAFE_SVG };
  const drawn = isSvg(text) ? await drawSvg(content, LOGO_BOX) : await decodePicture(content);
  if (!drawn) return { ok: false, problem: LOGO_EXPECTED };

  const { data: logo, info } = await sharp(drawn)
    .resize({ ...LOGO_BOX, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  const icon = await sharp(drawn)
    .resize({ width: ICON_SIDE, height: ICON_SIDE, fit: 'contain', background: TRANSPARENT })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const files = logoFiles(createHash('sha256').update(logo).digest('hex').slice(0, 32), info);
  await writePictureFile(files.icon, icon);
  await writePictureFile(files.logo, logo);
  return { ok: true, url: mediaUrl(files.logo) };
}
