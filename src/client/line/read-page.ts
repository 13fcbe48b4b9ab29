/** The router's data of a page, fetched so that the page can really be shown: whole, and with the scripts that it names. */
import { CALL_LIMIT_MS } from './fetch-in-time';
import { watchSilence } from './silence';

/**
 * @param send asks for the page's data
 * @returns the answer as it came, once all of it is here
 * @throws where the line is down, breaks in the middle, or is silent for as long as a call may take
 */
export async function readPage(send: () => Promise<Response>): Promise<Response> {
  const page = await readWhole(send);
  if (page.body === null) return page.response;
  await fetchScripts(await page.body.text());
  return copyOf(page.response, page.body);
}

type Whole = { response: Response; body: Blob | null };

/** `body` is null where the answer is not a page's data; the router then reads it by itself. */
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

/** The same answer with a body of its own. The router also reads its address, and whether it was redirected. */
function copyOf(response: Response, body: Blob): Response {
  const { status, statusText, headers, url, redirected } = response;
  const copy = new Response(body, { status, statusText, headers });
  return Object.defineProperties(copy, { url: { value: url }, redirected: { value: redirected } });
}

const SCRIPT = /\/_next\/static\/chunks\/[^"\\]+\.js/g;
/** Addresses of scripts that are in the browser already. */
const fetched = new Set<string>();

/**
 * Brings the page's scripts into the browser's cache. A page whose data has come but one of whose scripts cannot be fetched
 * would be an error page in place of the one that people are on.
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
