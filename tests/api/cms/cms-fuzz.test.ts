/** No input makes Payload's own REST fail. Sent by the admin here, whose requests get furthest. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearer } from '../../support/accounts';
import { ask, sharedOffice } from '../../support/api';

const office = sharedOffice();

/** A field of each kind that its table has, and some that it has not. */
const FIELDS = {
  products:
    'id title price stockStatus description description.root image1 image1.filename categories categories.name tags published date documents documents.title documents.file stockSeen searchText title.x',
  categories: 'id name slug parent parent.parent.name image createdAt',
  tags: 'id slug image.filename',
  documents: 'id name filesize url filename',
  media: 'id alt filesize focalX url sizes.w200.filename sizes',
  orders:
    'id status orderDate account account.username items.title items.productId items.isStockCounted statusHistory.at total customerFolded',
  wilayas: 'id price',
  couriers: 'id name active secret secretSealed formerSecretUntil fromWilaya fromWilaya.name',
  'courier-profiles': 'id key definition definition.file.columns',
  'stock-movements': 'id product product.title quantity reason order.id',
  users: 'id email role sessions sessions.id password lockUntil isEmailVerified',
  'payload-preferences': 'id key value value.x user user.value',
  'payload-jobs': 'id input completedAt hasError log log.taskSlug',
  'payload-kv': 'id data',
};
const COLLECTIONS = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
const OPERATORS =
  'equals not_equals contains like not_like in not_in all exists greater_than greater_than_equal less_than less_than_equal near within intersects nope constructor'.split(
    ' ',
  );
const VALUES = [
  ...['', "'", '"', '%', '\\', '\u0000', '😀', '\ud800'.toWellFormed(), '9'.repeat(20), '1e309', '-1', '1.5'],
  ...['abc', 'null', 'true', '2026-01-01', '2026-13-45', '1,2,3', '[1]', '{"a":1}'],
];

async function expectAnswer(path: string, init: RequestInit = {}): Promise<void> {
  const response = await ask(path, { ...init, headers: { ...bearer(office.token), ...init.headers } });
  expect(response.status, `${init.method ?? 'GET'} ${path}: ${await response.text()}`).toBeLessThan(500);
}

const collection = fc.constantFrom(...COLLECTIONS);
const value = fc.oneof(fc.constantFrom(...VALUES), fc.string({ unit: 'binary', maxLength: 20 }));

describe('a query', () => {
  const field = collection.chain((name) =>
    fc.tuple(fc.constant(name), fc.constantFrom(...FIELDS[name].split(' '), 'nope', '__proto__')),
  );
  const shape = fc.constantFrom('', '[]', '[0]', '[x]', '[0][0]');

  it('of any field, operator and value', async () => {
    await fc.assert(
      fc.asyncProperty(
        field,
        fc.constantFrom(...OPERATORS),
        shape,
        value,
        async ([name, path], operator, end, typed) => {
          const text = encodeURIComponent(typed.toWellFormed());
          await expectAnswer(`/cms/${name}?limit=1&where[${path}][${operator}]${end}=${text}`);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('with any other parameter', async () => {
    const parameter = fc.constantFrom(
      ...'sort limit page depth select populate joins locale fallbackLocale trash draft pagination where'.split(' '),
      ...'select[title] populate[media][alt] joins[x][limit] where[and] where[or][0] sort[] page[x]'.split(' '),
    );

    await fc.assert(
      fc.asyncProperty(collection, parameter, value, async (name, key, typed) => {
        await expectAnswer(`/cms/${name}?${key}=${encodeURIComponent(typed.toWellFormed())}`);
      }),
      { numRuns: 200 },
    );
  });

  it('as JSON of any shape', async () => {
    const key = fc.constantFrom('and', 'or', 'OR', 'title', 'id', 'equals', 'like', 'in', 'exists');
    const { where } = fc.letrec((tie) => ({
      where: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom<unknown>(null, 1, 'x', '', [], {}),
        fc.array(tie('where'), { maxLength: 2 }),
        fc.dictionary(key, tie('where'), { maxKeys: 2 }),
      ),
    }));

    await fc.assert(
      fc.asyncProperty(where, async (query) => {
        await expectAnswer(`/cms/products?limit=1&where=${encodeURIComponent(JSON.stringify(query))}`);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a request', () => {
  const segment = fc.constantFrom(
    // Of nothing that another test needs.
    ...[
      '2147483647',
      '-1',
      'abc',
      '%00',
      "'",
      '1.5',
      '99999999999',
      '%F0%9F%98%80',
      '..',
      'count',
      'access',
      'versions',
    ],
    ...['duplicate', 'file', 'me', 'init', 'distinct', 'paste-url', 'run', 'constructor', '__proto__', 'x%2fy', ''],
  );
  const name = fc.oneof(
    collection,
    fc.constantFrom('payload-migrations', 'payload-locked-documents', 'globals', 'og'),
    segment,
  );
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');
  const body = fc.oneof(
    fc.constantFrom(undefined, '', '{', '{}', '[]', 'null', '1', '"x"', '{"a":{"b":[]}}', '--x\r\n\r\n', '--x--'),
    fc.json({ maxDepth: 3 }),
  );
  const types = [
    ...['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'image/png', 'multipart/mixed'],
    ...['multipart/form-data; boundary=x', 'multipart/form-data', 'application/json; charset=x', 'a;multipart/x'],
    ...['Application/JSON', 'application/json , text/plain'],
  ];
  const type = fc.constantFrom(...types);
  const override = fc.constantFrom<Record<string, string>>({}, { 'X-Payload-HTTP-Method-Override': 'GET' });

  it.each(COLLECTIONS)('that makes one of %s, with each kind of body', async (name) => {
    for (const kind of types) {
      for (const sent of ['', '{}', 'null', '{"a":{"b":[]}}']) {
        await expectAnswer(`/cms/${name}`, { method: 'POST', headers: { 'Content-Type': kind }, body: sent });
      }
    }
  });

  it('at any address, by any method, with any body', async () => {
    // The deletion of a whole collection would succeed.
    const isHarmful = (path: string) => /^\/cms\/+[^/]*\/*$/.test(new URL(path, 'http://shop').pathname);

    await fc.assert(
      fc.asyncProperty(name, fc.array(segment, { maxLength: 2 }), method, body, type, override, async (...drawn) => {
        const [first, rest, verb, sent, kind, how] = drawn;
        const path = `/cms/${[first, ...rest].join('/')}`;
        if (isHarmful(path) && (verb === 'DELETE' || verb === 'PATCH')) return;
        const hasBody = sent !== undefined && verb !== 'GET' && verb !== 'HEAD';
        await expectAnswer(path, {
          method: verb,
          headers: hasBody ? { 'Content-Type': kind, ...how } : {},
          ...(hasBody ? { body: sent } : {}),
        });
      }),
      { numRuns: 400 },
    );
  });
});
