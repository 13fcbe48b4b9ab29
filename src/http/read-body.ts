/** Reads the body of a documented call: JSON, a form or a table, within its limits. */
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { RouteSpec } from '@/contract/route-spec';
import { isHeavyJson } from '@/domain/heavy-json';
import { MAX_IMAGE_BYTES } from '@/domain/products/image-rules';
import { IMAGE_SLOTS } from '@/domain/products/product-rules';
import { type Answer, refuse } from './answer';
import { isJsonType, isTableType, MAX_BODY_BYTES } from './body-rule';
import { hasManyParts } from './heavy-input';
import { type Texts, textsFor } from './texts';

type Body = { ok: true; value: unknown } | { ok: false; refusal: Answer };

/** A picture for each slot of a product, and its texts. A picture that is too large by itself is refused later. */
const MAX_FORM_BYTES = IMAGE_SLOTS.length * MAX_IMAGE_BYTES + 2_000_000;

const CLOSE = { headers: { Connection: 'close' } };

/** Reads a body as its route expects it; anything else gets a refusal (400, 413, 415). */
export function readBody(
  request: Request,
  { path, accepts = 'json', maxFormBytes }: Pick<RouteSpec, 'path' | 'accepts' | 'maxFormBytes'>,
): Promise<Body> {
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(
    request.headers.get('content-type') ?? '',
  );
  const texts = textsFor(path);
  if (accepts === 'form' || (accepts === 'form-or-json' && isForm))
    return readForm(request, { isForm, texts, ...(maxFormBytes === undefined ? {} : { maxBytes: maxFormBytes }) });
  return accepts === 'csv' ? readCsv(request, texts) : readJson(request, texts);
}

/** Reads a table of at most 1 MB as bytes: its encoding is found out later. */
async function readCsv(request: Request, texts: Texts): Promise<Body> {
  if (!isTableType(request.headers.get('content-type'))) {
    return { ok: false, refusal: refuse(415, texts.notTable) };
  }
  const bytes = await readLimited(request, MAX_BODY_BYTES);
  return bytes === null
    ? { ok: false, refusal: refuse(413, texts.tooLarge, CLOSE) }
    : { ok: true, value: new Uint8Array(bytes) };
}

/** Reads a JSON body of at most 1 MB. */
export async function readJson(request: Request, texts: Texts): Promise<Body> {
  if (!isJsonType(request.headers.get('content-type'))) return { ok: false, refusal: refuse(415, texts.notJson) };
  const bytes = await readLimited(request, MAX_BODY_BYTES);
  if (bytes === null) return { ok: false, refusal: refuse(413, texts.tooLarge, CLOSE) };
  if (isHeavyJson(bytes)) return { ok: false, refusal: refuse(400, texts.tooComplex) };
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { ok: false, refusal: refuse(400, texts.brokenJson) };
  }
}

/** Reads a form as an object of texts and files; a field that occurs more than once is a list. */
async function readForm(
  request: Request,
  { isForm, texts, maxBytes = MAX_FORM_BYTES }: { isForm: boolean; texts: Texts; maxBytes?: number },
): Promise<Body> {
  if (!isForm) {
    return { ok: false, refusal: refuse(415, texts.notForm) };
  }
  const bytes = await readLimited(request, maxBytes);
  if (bytes === null) return { ok: false, refusal: refuse(413, texts.tooLarge, CLOSE) };
  const type = request.headers.get('content-type') ?? '';
  if (hasManyParts(bytes, type)) return { ok: false, refusal: refuse(400, texts.tooComplex) };
  // Each of these steps takes up to 50 ms for 20 MB.
  await yieldToOthers();
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => null);
  await yieldToOthers();
  return form ? { ok: true, value: byField(form) } : { ok: false, refusal: refuse(400, texts.brokenForm) };
}

function byField(form: FormData): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null);
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).map(withPlainLineBreaks);
    fields[name] = values.length === 1 ? values[0] : values;
  }
  return { ...fields };
}

/** Forms write a line break as CR LF. A text field counts it as one character, and so do the limits of the schemas. */
function withPlainLineBreaks(value: FormDataEntryValue): FormDataEntryValue {
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value;
}

/** The bytes of a body. @returns null if there are more than allowed, whatever Content-Length says */
export async function readLimited(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
