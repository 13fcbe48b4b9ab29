/** Reads a page's data for the router completely, together with the scripts that it names, so that the page can be shown. */
import { CALL_LIMIT_MS } from './fetch-in-time';
import { watchSilence } from './silence';

/**
 * @param send requests the page's data
 * @returns the complete answer
 * @throws if the line is down, breaks off, or is silent for 15 seconds
 */
export async function readPage(send: () => Promise<Response>): Promise<Response> {
  const page = await readWhole(send);
  if (page.body === null) return page.response;
  await fetchScripts(await page.body.text());
  return copyOf(page.response, page.body);
}

type Whole = { response: Response; body: Blob | null };

/** `body` is null if the answer is not a page's data; the router then reads the answer itself. */
async function readWhole(send: () => Promise<Response>): Promise<Whole> {
  const silence = watchSilence(CALL_LIMIT_MS);
  try {
    const response = await Promise.race([send(), silence.dead]);
    silence.heard();
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/x-component')) {
      return { response, body: null };
    }
    const reader = response.body.getReader();
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), silence.dead]);
      if (done) return { response, body: new Blob(pieces) };
      silence.heard();
      pieces.push(value);
    }
  } finally {
    silence.end();
  }
}

/** The answer with another body. The router also reads `url` and `redirected`, which a new Response lacks. */
function copyOf(response: Response, body: Blob): Response {
  const { status, statusText, headers, url, redirected } = response;
  const copy = new Response(body, { status, statusText, headers });
  return Object.defineProperties(copy, { url: { value: url }, redirected: { value: redirected } });
}

const SCRIPT = /\/_next\/static\/chunks\/[^"\\]+\.js/g;
/** Paths of scripts that the browser has already. */
const fetched = new Set<string>();

/**
 * Brings the page's scripts into the browser's cache. If the data arrives and a script does not, the router shows an error
 * page in place of the present one.
 */
async function fetchScripts(data: string): Promise<void> {
  for (const { src } of document.scripts) fetched.add(new URL(src || '/', window.location.href).pathname);
  const missing = [...new Set(data.match(SCRIPT))].filter((path) => !fetched.has(path));
  await Promise.all(
    missing.map(async (path) => {
      await readScript(path);
      fetched.add(path);
    }),
  );
}

async function readScript(path: string): Promise<void> {
  const silence = watchSilence(CALL_LIMIT_MS);
  try {
    const { body } = await Promise.race([fetch(path), silence.dead]);
    const reader = body?.getReader();
    for (;;) {
      silence.heard();
      if (!reader || (await Promise.race([reader.read(), silence.dead])).done) return;
    }
  } finally {
    silence.end();
  }
}
