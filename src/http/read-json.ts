import { type Answer, refuse } from './answer';
import { readLimited } from './read-limited';
import type { Texts } from './texts';

const MAX_BODY_BYTES = 1_000_000;

export type ReadBody = { ok: true; value: unknown } | { ok: false; refusal: Answer };

/** Reads a JSON body of at most 1 MB; a refusal (413, 415, 400) for anything else. */
export async function readJson(request: Request, texts: Texts): Promise<ReadBody> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    return { ok: false, refusal: refuse(415, texts.notJson) };
  }
  const bytes = await readLimited(request, MAX_BODY_BYTES);
  if (bytes === null) {
    return {
      ok: false,
      refusal: refuse(413, texts.tooLarge, { headers: { Connection: 'close' } }),
    };
  }
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { ok: false, refusal: refuse(400, texts.brokenJson) };
  }
}
