import { isHeavyJson } from '@/domain/json-weight';
import { type Answer, refuse } from './answer';
import { isJsonType, MAX_BODY_BYTES } from './body-rule';
import { readLimited } from './read-limited';
import type { Texts } from './texts';

export type ReadBody = { ok: true; value: unknown } | { ok: false; refusal: Answer };

/** Reads a JSON body of at most 1 MB; a refusal (413, 415, 400) for anything else. */
export async function readJson(request: Request, texts: Texts): Promise<ReadBody> {
  if (!isJsonType(request.headers.get('content-type'))) return { ok: false, refusal: refuse(415, texts.notJson) };
  const bytes = await readLimited(request, MAX_BODY_BYTES);
  if (bytes === null) {
    return {
      ok: false,
      refusal: refuse(413, texts.tooLarge, { headers: { Connection: 'close' } }),
    };
  }
  if (isHeavyJson(bytes)) return { ok: false, refusal: refuse(400, texts.tooComplex) };
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { ok: false, refusal: refuse(400, texts.brokenJson) };
  }
}
