/** Links in mails, from the mail folder of a shop without SMTP_URL. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { mailNames, parseMail } from './mails';

/** `address` is the mail's recipient, `path` the page's. */
type Link = { address: string; path: string };

/** The newest mailed link to a page, as path and fragment; null until the worker has sent one. */
export async function latestLink(dataDir: string, { address, path: page }: Link): Promise<string | null> {
  const folder = path.join(dataDir, 'mail');
  const names = await mailNames(dataDir);
  const found: { link: string; time: number }[] = [];
  for (const name of names) {
    const file = path.join(folder, name);
    const { headers, text } = parseMail(await readFile(file, 'utf8'));
    const link = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname === page);
    if (link && headers.includes(address)) found.push({ link, time: (await stat(file)).mtimeMs });
  }
  const newest = found.sort((one, other) => other.time - one.time)[0]?.link;
  return newest ? newest.slice(new URL(newest).origin.length) : null;
}
