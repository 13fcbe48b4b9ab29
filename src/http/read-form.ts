import { setImmediate as othersTurn } from 'node:timers/promises';
import { MAX_IMAGE_BYTES } from '@/domain/image-rules';
import { IMAGE_SLOTS } from '@/domain/product-rules';
import { refuse } from './answer';
import { hasManyParts } from './form-parts';
import type { ReadBody } from './read-json';
import { readLimited } from './read-limited';

/** A picture for each slot of a product, and room for its texts. A picture that is too large by itself is refused later. */
const MAX_FORM_BYTES = IMAGE_SLOTS.length * MAX_IMAGE_BYTES + 2_000_000;

/**
 * Reads a form of the back office: an object of texts and files by field, a list where a field came more than once.
 * @returns a refusal (400, 413, 415) for anything else
 */
export async function readForm(
  request: Request,
  { isForm, maxBytes = MAX_FORM_BYTES }: { isForm: boolean; maxBytes?: number },
): Promise<ReadBody> {
  if (!isForm) {
    return { ok: false, refusal: refuse(415, 'The body must be a form (Content-Type: multipart/form-data).') };
  }
  const bytes = await readLimited(request, maxBytes);
  if (bytes === null) {
    return { ok: false, refusal: refuse(413, 'The request is too large.', { headers: { Connection: 'close' } }) };
  }
  const type = request.headers.get('content-type') ?? '';
  if (hasManyParts(bytes, type)) return { ok: false, refusal: refuse(400, 'The request is too complex.') };
  // Of 20 MB each step takes up to 50 ms.
  await othersTurn();
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => null);
  await othersTurn();
  return form
    ? { ok: true, value: byField(form) }
    : { ok: false, refusal: refuse(400, 'The body of the request is no valid form.') };
}

function byField(form: FormData): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null);
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    fields[name] = values.length === 1 ? values[0] : values;
  }
  return { ...fields };
}
