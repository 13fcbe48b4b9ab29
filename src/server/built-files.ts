/** What the build made for browsers: compressed once, as far as it goes, and served from the disk without Next.js. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import sirv from 'sirv';

export const BUILT_FILES = '/_next/static/';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const TEXT = /\.(js|css|svg)$/;
const SMALLEST_BYTES = 1_024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside each script and style sheet of the build: a visitor never waits for the compression. */
export async function compressBuiltFiles(root: string): Promise<void> {
  const entries = await readdir(builtFolder(root), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compress(path.join(parentPath, name))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [small, portable] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, portable)]);
}

/**
 * Answers a request under `BUILT_FILES`; what the build did not make goes to `otherwise`. The files' names change with
 * their content, so browsers keep them for good.
 */
export function serveBuiltFiles(
  root: string,
  otherwise: (request: IncomingMessage, response: ServerResponse) => unknown,
): (request: IncomingMessage, response: ServerResponse) => void {
  const serve = sirv(builtFolder(root), { brotli: true, gzip: true, immutable: true, maxAge: YEAR_SECONDS });
  return (request, response) => {
    const { url = '' } = request;
    // The folder is mounted here, so its files are looked up by the rest of the address.
    request.url = url.slice(BUILT_FILES.length - 1);
    serve(request, response, () => {
      request.url = url;
      otherwise(request, response);
    });
  };
}

function builtFolder(root: string): string {
  return path.join(root, '.next', 'static');
}
