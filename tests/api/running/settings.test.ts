/** What the owner sets, in two instances on one database that no other test uses. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditLogEntry } from '@/contract/admin/audit';
import type { Wilaya } from '@/contract/catalogue';
import type { Settings } from '@/domain/settings/settings';
import { DEFAULT_SETTINGS } from '@/shop';
import { bearer } from '../../support/accounts';
import { type ErrorBody, json, refusal } from '../../support/api';
import { type BackOffice, createProduct, openBackOffice } from '../../support/back-office';
import { linesFor, orderBody, postOrder } from '../../support/orders';
import { startShopBeside } from '../../support/running/fresh-database';
import { type Shop, startShop } from '../../support/running/shop';

/** What changed is seen within a second; a busy machine gets another. */
const within = { timeout: 2_000, interval: 20 };
const PATH = '/api/admin/settings/';

let shop: Shop;
let other: Shop;
let office: BackOffice;
beforeAll(async () => {
  const PAYLOAD_SECRET = randomUUID();
  shop = await startShopBeside({ PAYLOAD_SECRET });
  other = await startShop({ env: { DATABASE_URL: shop.databaseUrl, DATABASE_POOL: '10', PAYLOAD_SECRET } });
  office = await openBackOffice(shop.url);
});
afterAll(async () => {
  await other.remove();
  await shop.remove();
});

const ask = (body?: object, { url }: Shop = shop, token: string | null = office.token) =>
  fetch(url + PATH, {
    method: body ? 'PATCH' : 'GET',
    headers: { ...(token === null ? {} : bearer(token)), 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
const settings = async (body?: object) => (await json<{ settings: Settings }>(await ask(body))).settings;
const pageOf = async ({ url }: Shop, path = '/contact') => (await fetch(url + path)).text();

describe('settings', () => {
  it('are what the shop was shipped with, with the texts that shoppers read', async () => {
    const shipped = await settings();

    expect(shipped).toEqual({
      ...DEFAULT_SETTINGS,
      shop: {
        ...DEFAULT_SETTINGS.shop,
        slogan: 'Chaudières et pièces détachées',
        hours: [
          { days: 'Lundi - Vendredi', opens: '08:00', closes: '18:00' },
          { days: 'Samedi', opens: '09:00', closes: '12:00' },
          { days: 'Dimanche', opens: null, closes: null },
        ],
      },
    });
    expect(await pageOf(shop)).not.toContain('shopSettings');
  });

  it('are for the owner alone', async () => {
    expect((await ask(undefined, shop, null)).status).toBe(401);
    expect((await ask({ shop: { name: 'X' } }, shop, null)).status).toBe(401);
  });

  it('stay where a patch does not name them, and what it names is on every page of both instances within a second', async () => {
    const phones = ['0661 11 22 33'];
    const changed = await settings({
      shop: { name: 'Chauffage <Sétif> & fils', phones, map: { latitude: 36.19 }, social: { facebook: null } },
      claims: { rating: null },
    });

    expect(changed.shop).toMatchObject({
      name: 'Chauffage <Sétif> & fils',
      phones,
      email: DEFAULT_SETTINGS.shop.email,
      map: { latitude: 36.19, longitude: DEFAULT_SETTINGS.shop.map?.longitude },
      social: { ...DEFAULT_SETTINGS.shop.social, facebook: null },
    });
    for (const instance of [shop, other]) {
      await expect
        .poll(() => pageOf(instance), within)
        .toContain('<title>Contact | Chauffage &lt;Sétif&gt; &amp; fils');
      const page = await pageOf(instance);
      expect(page).toContain('tel:0661112233');
      expect(page).not.toContain('0550 12 34 56');
      // Scripts of the page know it as well, and nothing in it can end their element.
      expect(page).toContain(String.raw`"shop.name":"Chauffage \u003cSétif>`);
      expect(await (await fetch(`${instance.url}/api/openapi.json`)).json()).toMatchObject({
        info: { title: 'Chauffage <Sétif> & fils' },
      });
    }
  });

  it.each([
    [{ shop: { email: 'nobody' } }, 'shop.email'],
    [{ shop: { phones: [] } }, 'shop.phones'],
    [{ shop: { phones: ['0550 12 34 56', 'call me'] } }, 'shop.phones.1'],
    [{ shop: { phones: null } }, 'shop.phones'],
    [{ shop: { name: null } }, 'shop.name'],
    [{ shop: { hours: [{ days: 'Lundi', opens: '8h', closes: '18:00' }] } }, 'shop.hours.0.opens'],
    [{ shop: { map: { latitude: 91 } } }, 'shop.map.latitude'],
    [{ shop: { social: { facebook: 'javascript:alert(1)' } } }, 'shop.social.facebook'],
    [{ shop: { logo_url: 'https://elsewhere.example/logo.png' } }, 'shop.logo_url'],
    [{ shop: { colours: { primary: '#ffee00' } } }, 'shop.colours.primary'],
    [{ shop: { colours: { accent: '#101010' } } }, 'shop.colours.accent'],
    [{ shop: { colours: { primary: 'red' } } }, 'shop.colours.primary'],
    [{ shop: { owner: 'Me' } }, 'shop.owner'],
    [{ shop: 'ThermoPièces' }, 'shop'],
    [{ shops: {} }, 'shops'],
    [{ claims: { quick_delivery: 'yes' } }, 'claims.quick_delivery'],
    [{ claims: { rating: { value: 6, reviews: '1' } } }, 'claims.rating.value'],
    [{ orders: { minimum_order: -5 } }, 'orders.minimum_order'],
    [{ orders: { holidays: ['2026-02-30'] } }, 'orders.holidays.0'],
    [{ tax: { default_rate: 20 } }, 'tax.default_rate'],
    [{ legal: { rc: 16 } }, 'legal.rc'],
  ])('are refused as %j, naming the path, and nothing is changed', async (body, path) => {
    const before = await settings();

    const answer = await refusal(await ask({ orders: { low_stock_limit: 7 }, ...body }), 400);

    expect(Object.keys(answer.details ?? {})).toEqual([path]);
    expect(await settings()).toEqual(before);
  });

  it('of two changes at once of different values are both kept', async () => {
    await Promise.all([
      ...['16/00-9 B 26', '16/00-8 B 26'].map((rc) => settings({ legal: { rc } })),
      settings({ legal: { nif: '000' } }),
      settings({ shop: { address: 'Sétif' } }),
      json(await ask({ orders: { holidays: ['2026-12-31'] } }, other)),
    ]);

    const now = await settings();
    expect([now.legal.nif, now.shop.address, now.orders.holidays]).toEqual(['000', 'Sétif', ['2026-12-31']]);
  });

  it('that somebody has changed since they were read are not overwritten', async () => {
    await settings({ legal: { capital: '100 000 DA' } });

    const from = { legal: { capital: null, bank: (await settings()).legal.bank } };
    const stale = await ask({ legal: { capital: '5 DA' }, from });
    const elsewhere = await ask({ legal: { bank: 'BNA' }, from });

    expect([stale.status, elsewhere.status]).toEqual([409, 200]);
    const rivals = await Promise.all(
      [shop, other].map((instance, turn) =>
        ask({ legal: { ai: `${turn}` }, from: { legal: { ai: DEFAULT_SETTINGS.legal.ai } } }, instance),
      ),
    );
    expect(rivals.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await settings()).legal).toMatchObject({ capital: '100 000 DA', bank: 'BNA' });
  });

  it('name in the audit log who changed what', async () => {
    await settings({ orders: { currency_sign: 'DA ' } });

    const log = await fetch(`${shop.url}/api/admin/audit/?subject=settings`, { headers: bearer(office.token) });
    const [entry] = (await json<{ entries: AuditLogEntry[] }>(log)).entries;
    expect(entry).toMatchObject({ action: 'update', changes: { 'orders.currency_sign': ['$', 'DA'] } });
  });

  it('take a logo, which is in the head of pages, the icon, mails and papers; a file that is more than a drawing is refused', async () => {
    const upload = (content: string | Uint8Array<ArrayBuffer>, token: string | null = office.token) => {
      const form = new FormData();
      form.append('image', new File([content], 'logo', { type: 'image/png' }));
      return fetch(`${shop.url}${PATH}logo/`, {
        method: 'POST',
        headers: token === null ? {} : bearer(token),
        body: form,
      });
    };
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10" fill="red"/></svg>';
    for (const bad of [
      '%PDF-1.4',
      drawing.replace('<rect', '<script/><rect'),
      drawing.replace('><rect', ' onload="x()"><rect'),
    ]) {
      const { details } = await refusal(await upload(bad), 415);
      expect(Object.keys(details ?? {})).toEqual(['image']);
    }
    expect((await upload(new Uint8Array(5 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await upload(drawing, null)).status).toBe(401);
    expect((await settings()).shop.logo_url).toBeNull();

    const saved = (await json<{ settings: Settings }>(await upload(drawing))).settings;

    const { logo_url: logo } = saved.shop;
    expect(logo).toMatch(/^\/media\/logo-[0-9a-f]{32}-800x200\.png$/);
    const icon = `${logo?.replace('800x200', 'icon')}`;
    for (const [path, size] of [
      [logo, [800, 200]],
      [icon, [512, 512]],
    ] as const) {
      const file = await fetch(`${shop.url}${path}`);
      expect(file.headers.get('content-type')).toBe('image/png');
      const { width, height } = await sharp(await file.arrayBuffer()).metadata();
      expect([width, height]).toEqual(size);
    }
    await expect.poll(() => pageOf(other), within).toContain(`src="${logo}"`);
    expect(await pageOf(other)).toContain(`rel="icon" href="${icon}"`);
    expect(await json(await fetch(`${shop.url}/site.webmanifest`))).toMatchObject({ icons: [{ src: icon }] });
    expect((await settings({ shop: { logo_url: null } })).shop.logo_url).toBeNull();
    await expect.poll(() => pageOf(other), within).not.toContain(logo);
    expect((await ask({ shop: { logo_url: 'https://a.example/logo.png' } })).status).toBe(400);
  });

  it('make the delivery free from a worth of goods on, in the order and after an amendment', async () => {
    const { id } = await createProduct(office, { stock: null, price: 600 });
    await settings({ orders: { free_delivery_from: 1_200 } });
    const body = (quantity: number, delivery_price: number) => ({
      ...orderBody(id, { items: linesFor([id, quantity]) }),
      ...{ subtotal: 600 * quantity, delivery_price, total: 600 * quantity + delivery_price },
    });
    const wilayas = (await (await fetch(`${shop.url}/api/wilayas/`)).json()) as Wilaya[];
    const fee = Number(wilayas.find(({ name }) => name === 'Alger')?.price);

    expect((await postOrder(shop.url, body(2, 0))).status).toBe(201);
    expect((await postOrder(other.url, body(1, fee))).status).toBe(201);
    const stale = await json<ErrorBody>(await postOrder(shop.url, body(2, fee)), 409);
    expect(stale.details).toMatchObject({ delivery_price: [0], free_delivery_from: [1_200] });
    await settings({ orders: { free_delivery_from: null } });
    expect((await postOrder(shop.url, body(2, fee))).status).toBe(201);
  });

  it('refuse an order below the least worth, naming it', async () => {
    const { id } = await createProduct(office, { stock: null, price: 600 });
    await settings({ orders: { minimum_order: 1_000.5 } });

    const refused = await json<ErrorBody>(await postOrder(other.url, orderBody(id)), 409);
    expect(refused.message).toContain('1\u202f000.50');
    expect(refused.details).toEqual({ minimum_order: [1_000.5] });
    expect((await postOrder(shop.url, orderBody(id, { items: linesFor([id, 2]) }))).status).toBe(201);
    await settings({ orders: { minimum_order: null } });
  });

  it('let a guest order without an e-mail address, several times', async () => {
    const { id } = await createProduct(office, { stock: null, price: 600 });
    const without = (phone: string) => {
      const body = orderBody(id);
      return { ...body, customer: { ...body.customer, email: '', phone } };
    };

    expect((await postOrder(shop.url, without('0550 99 00 01'))).status).toBe(400);
    await settings({ orders: { email_required: false } });
    for (const phone of ['0550 99 00 02', '0550 99 00 03', '0550 99 00 04', '0550 99 00 05']) {
      expect((await postOrder(shop.url, without(phone))).status).toBe(201);
    }
    const odd = { ...without('0550 99 00 06'), customer: { ...without('0550 99 00 06').customer, email: 'amel@' } };
    expect((await postOrder(shop.url, odd)).status).toBe(400);
  });

  it('never mix in a page, however often they change while it is read', async () => {
    await createProduct(office, { stock: 5 });
    const pairs = Array.from({ length: 25 }, (_, turn) => [`Magasin ${turn}`, `0661 00 00 ${10 + turn}`] as const);
    const phonesOf = new Map<string, string>(pairs);
    let isOver = false;
    const mixed: string[] = [];
    let reads = 0;
    const readers = [shop, other].flatMap((instance) =>
      ['/contact', '/products', '/'].map(async (path) => {
        while (!isOver) {
          const page = await pageOf(instance, path);
          reads += 1;
          const names = new Set(page.match(/Magasin \d+/g));
          const phones = new Set(page.match(/0661 00 00 \d\d/g));
          const [name = ''] = names;
          const isWhole = names.size === 0 || (names.size === 1 && [...phones].join() === phonesOf.get(name));
          if (!isWhole) mixed.push(`${path}: ${[...names]} ${[...phones]}`);
        }
      }),
    );
    for (const [name, phone] of pairs) {
      await settings({ shop: { name, phones: [phone] } });
      for (const instance of [shop, other]) await expect.poll(() => pageOf(instance), within).toContain(name);
    }
    isOver = true;
    await Promise.all(readers);

    expect(mixed).toEqual([]);
    expect(reads).toBeGreaterThan(50);
  });
});
