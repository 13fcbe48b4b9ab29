import { logoAt, ownLogoFile } from '@/domain/settings/logo';
import { shop } from '@/shop';
import { readPictureFile } from './stored-pictures';

let latest: { url: string; content: Buffer } | null = null;

/** The shop's own logo as PNG, for papers; null if it has none, or its file cannot be read: a paper is drawn without it. */
export async function readLogo(): Promise<Buffer | null> {
  const logo = logoAt(shop.logo_url);
  const file = logo && ownLogoFile(logo.url);
  if (!logo || !file) return null;
  // There is never another content under the same address.
  if (latest?.url === logo.url) return latest.content;
  const content = await readPictureFile(file).catch(() => null);
  latest = content && { url: logo.url, content };
  return content;
}
