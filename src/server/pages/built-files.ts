/** Serves the build's scripts, styles and fonts from memory, compressed once, without Next.js. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsEncoding } from '@/http/answer';
import { BUILT_FILES } from '../area';
import { languageScripts } from '../language';

const JAVASCRIPT = 'text/javascript; charset=utf-8';
const TYPES: Record<string, string> = {
  '.js': JAVASCRIPT,
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
const COMPRESSED = ['.js', '.css'];
const MIN_COMPRESSED_BYTES = 1_024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;
type BuiltFile = { type: string; plain: Buffer; br: Buffer | null; gzip: Buffer | null };

/** Writes `.br` and `.gz` beside each script and style sheet of the build, so that no visitor waits for compression. */
export async function compressBuiltFiles(root: string): Promise<void> {
  const files = await listFiles(root);
  await Promise.all(files.filter((file) => COMPRESSED.includes(path.extname(file))).map(compress));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_COMPRESSED_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [small, portable] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, portable)]);
}

/**
 * Answers requests below `BUILT_FILES`. Reads all files at the start, some ten megabytes, so that a build while the server
 * runs does not remove them. Other requests go to `otherwise`.
 */
export async function serveBuiltFiles(root: string, otherwise: Listener): Promise<Listener> {
  const files = await readBuiltFiles(root);
  return (request, response) => {
    const file = files.get(request.url?.split('?')[0] ?? '');
    if (!file) return otherwise(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    const [encoding, body] = choose(file, request.headers['accept-encoding'] ?? '');
    response.writeHead(200, {
      'Content-Type': file.type,
      'Content-Length': body.length,
      // The name changes with the content.
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

function choose({ plain, br, gzip }: BuiltFile, accepted: string): [encoding: string | null, body: Buffer] {
  if (br && acceptsEncoding(accepted, 'br')) return ['br', br];
  return gzip && acceptsEncoding(accepted, 'gzip') ? ['gzip', gzip] : [null, plain];
}

/** Keyed by URL path. */
async function readBuiltFiles(root: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const files = new Map<string, BuiltFile>();
  for (const file of await listFiles(root)) {
    const type = TYPES[path.extname(file)];
    if (!type) continue;
    const [plain, br, gzip] = await Promise.all([
      readFile(file),
      readFile(`${file}.br`).catch(() => null),
      readFile(`${file}.gz`).catch(() => null),
    ]);
    files.set(BUILT_FILES + path.relative(builtFolder(root), file).split(path.sep).join('/'), {
      type,
      plain,
      br,
      gzip,
    });
  }
  for (const { address, content } of languageScripts()) {
    files.set(address, { type: JAVASCRIPT, plain: content, br: null, gzip: null });
  }
  return files;
}

async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(builtFolder(root), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}

function builtFolder(root: string): string {
  return path.join(root, '.next', 'static');
}
