/** No input makes the server fail: every answer is JSON and never a 500. */
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { normalAddress } from '@/server/normal-address';
import { ask, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { askRaw } from '../../support/running/ask-raw';

const HOSTILE = [
  ...['', ' ', '\u0000', '%00', '-1', '0x10', '1e308', '-0', 'NaN', 'null', '٣', '2147483648', '9'.repeat(40)],
  ...["'; DROP TABLE products; --", '%', '_', '\\', '$1', '{}', '[]', '../../etc/passwd', '__proto__', 'constructor'],
  ...['\ud800', '\u202e', 'é'.repeat(300), 'mot '.repeat(400), 'x'.repeat(6000), ','.repeat(200)],
];
const text = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 40 }));
const value = fc.oneof(
  text,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], { a: { b: [] } }),
  fc.jsonValue({ maxDepth: 2 }),
);

async function expectAnswer(response: Response): Promise<void> {
  expectJson({ status: response.status, body: await response.text() });
}

function expectJson({ status, body }: { status: number; body: string }): void {
  expect(status, body).toBeLessThan(500);
  expect(() => JSON.parse(body), body).not.toThrow();
}

it('any query of the listing and the suggestions', async () => {
  const names = fc.constantFrom('page', 'limit', 'search', 'categories', 'tags', 'min_price', 'max_price', 'q', 'x');
  const query = fc.array(fc.tuple(names, text), { maxLength: 6 });
  const path = fc.constantFrom('/api/products/', '/api/search-suggestions/', '/api/product/1/related/', '/api/wilayas');

  await fc.assert(
    fc.asyncProperty(path, query, async (call, pairs) => {
      await expectAnswer(await ask(`${call}?${new URLSearchParams(pairs)}`));
    }),
    { numRuns: 150 },
  );
});

it('any address and any method', async () => {
  const segment = fc.oneof(
    fc.constantFrom(...'products product orders related wilayas health 1 . .. x %2F %00 %'.split(' '), ''),
    text.map((part) => encodeURIComponent(part.toWellFormed())),
  );
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND');

  await fc.assert(
    fc.asyncProperty(fc.array(segment, { maxLength: 4 }), method, async (segments, verb) => {
      // Sent unchanged: fetch would remove the dots before the server sees them.
      const path = `/api/${segments.join('/')}`;
      // Dots may lead out of the API, to a page.
      fc.pre(/^\/api(\/|$)/.test(normalAddress(path)));
      const { status, body } = await askRaw(path, { method: verb });
      const isBare = verb === 'HEAD' || status === 204;
      expectJson({ status, body: isBare ? 'null' : body.toString() });
    }),
    { numRuns: 120 },
  );
});

it('an order with anything in any place', async () => {
  const { id } = await createProduct(sharedOffice(), { stock: null });
  expect((await postOrder(inject('shop').url, orderBody(id))).status).toBe(201);
  const place = fc.constantFrom(
    ...['customer', 'customer.firstName', 'customer.email', 'customer.phone', 'shipping', 'shipping.address'],
    ...['shipping.region', 'shipping.postalCode', 'shipping.additionalInfo', 'items', 'items.0', 'items.0.product_id'],
    ...['items.0.quantity', 'items.0.price', 'items.0.name', 'payment_method', 'delivery_method', 'subtotal'],
    ...['delivery_price', 'total', 'guest_id', 'unknown'],
  );

  await fc.assert(
    fc.asyncProperty(place, value, async (path, hostile) => {
      await expectAnswer(await postOrder(inject('shop').url, put(orderBody(id), path.split('.'), hostile)));
    }),
    { numRuns: 200 },
  );
});

it('an order under any Idempotency-Key and any token', async () => {
  const { id } = await createProduct(sharedOffice(), { stock: null });
  expect((await postOrder(inject('shop').url, orderBody(id))).status).toBe(201);
  const header = fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((code) => code !== 0x7f)
      .map((code) => String.fromCharCode(code)),
    maxLength: 250,
  });

  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('Idempotency-Key', 'Authorization', 'X-CSRFToken', 'Cookie'),
      header,
      async (name, sent) => {
        await expectAnswer(await postOrder(inject('shop').url, orderBody(id), { [name]: sent }));
      },
    ),
    { numRuns: 60 },
  );
});

/** The same value with something else at a path. */
function put(target: unknown, [key, ...rest]: string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(target)
    ? [...target]
    : { ...(typeof target === 'object' ? target : {}) };
  return Object.assign(copy, { [key]: put(Reflect.get(copy, key), rest, replacement) });
}
