/** 'Send Email Update': the customer gets the order's status in French, and the order records it. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import type { AdminOrder, StatusMailPreview } from '@/contract/admin/orders';
import { frenchTypography } from '@/words/typography';
import { times } from '../../support/accounts';
import { ordersOf, placeOrder } from '../../support/admin-orders';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { mailNames, parseMail } from '../../support/mails';
import { sharedDatabase } from '../../support/running/database';

const { dataDir } = inject('shop');
const office = sharedOffice();
const orders = ordersOf(office);
const rows = sharedDatabase();

/** Files of the mails about an order's status. */
async function files(orderId: number): Promise<string[]> {
  const folder = path.join(dataDir, 'mail');
  const names = (await mailNames(dataDir)).filter((name) => name.startsWith(`order-${orderId}-status-`));
  return names.map((name) => path.join(folder, name));
}

const untilSent = (orderId: number, count: number) =>
  expect
    .poll(async () => (await orders.read(orderId)).status_mails.filter(({ sent_at }) => sent_at !== null).length, {
      timeout: 45_000,
    })
    .toBe(count);

/** The row of a mail that was asked for. @returns its id */
async function writeDown(orderId: number): Promise<number> {
  const [mail] = await rows<{ id: number }>(
    `INSERT INTO order_mails (order_id, status, asked_by) VALUES ($1, 'pending', 'admin') RETURNING id`,
    [orderId],
  );
  return mail?.id ?? 0;
}

/** A job that sends a mail. @param columns SQL that replaces the defaults @returns its id */
async function queue(mailId: number, columns: Record<string, string> = {}): Promise<number> {
  const own = { total_tried: '0', processing: 'false', wait_until: 'NULL', ...columns };
  const [job] = await rows<{ id: number }>(
    `INSERT INTO payload_jobs (input, task_slug, queue, has_error, updated_at, created_at, ${Object.keys(own).join()})
     VALUES ($1, 'send-order-status', 'default', false, now(), now(), ${Object.values(own).join()}) RETURNING id`,
    [JSON.stringify({ mailId })],
  );
  return job?.id ?? 0;
}

describe("a mail about an order's status", () => {
  it('is shown before it is sent, word for word; it is written down with who asked, and goes out once', async () => {
    const { orderId } = await placeOrder(office, { customer: { firstName: 'Amine', email: 'amine@example.com' } });
    await json(await orders.move(orderId, { status: 'shipping' }));

    const preview = await json<StatusMailPreview>(await orders.get(`${orderId}/email/`));
    expect((await orders.read(orderId)).status_mails).toEqual([]);
    const asked = await json<AdminOrder>(await orders.mail(orderId, preview.status), 202);

    expect(asked.status_mails).toMatchObject([{ status: 'shipping', by: 'admin' }]);
    await untilSent(orderId, 1);
    const [file = '', ...others] = await files(orderId);
    expect(others).toEqual([]);
    const { headers, text, html } = parseMail(await readFile(file, 'utf8'));
    expect(preview).toMatchObject({ to: 'amine@example.com', status: 'shipping' });
    expect(headers).toContain(`Subject: ${preview.subject}`);
    expect(text.trim()).toBe(preview.text.trim());
    expect(preview.subject).toBe(frenchTypography(`Votre commande #${orderId} : En livraison`));
    expect(headers).toMatch(/^To: .*amine@example\.com/m);
    expect(text).toContain('Bonjour Amine,');
    expect(text).toContain(frenchTypography(`Votre commande #${orderId} est maintenant : En livraison.`));
    expect(html).toContain('En livraison');
  });

  it('of a preview is refused once the order has moved on, and without an address', async () => {
    const { orderId } = await placeOrder(office);
    await json(await orders.move(orderId, { status: 'shipping' }));

    await refusal(await orders.mail(orderId, 'pending'), 409);
    await refusal(await orders.mail(orderId, 'gone'), 400);
    expect((await orders.read(orderId)).status_mails).toEqual([]);
    await rows('UPDATE orders SET customer_email = NULL WHERE id = $1', [orderId]);
    await refusal(await orders.get(`${orderId}/email/`), 409);
    const { message } = await refusal(await orders.mail(orderId), 409);
    expect(message).toBe('This order has no e-mail address: nobody can be mailed.');
    expect((await orders.read(orderId)).status_mails).toEqual([]);
  });

  it('is one mail, however often and by however many it is asked for at once', async () => {
    const { orderId } = await placeOrder(office);

    const asked = await times(6, () => orders.mail(orderId));
    await untilSent(orderId, 1);
    const again = await orders.mail(orderId);

    expect([...asked, again].map(({ status }) => status)).toEqual(Array(7).fill(202));
    expect((await json<AdminOrder>(again, 202)).status_mails).toMatchObject([{ status: 'pending', by: 'admin' }]);
    expect(await files(orderId)).toHaveLength(1);
  });

  it('may be asked for again, at the same status after a while, and at each other at once', async () => {
    const { orderId } = await placeOrder(office);
    await json(await orders.mail(orderId), 202);
    await untilSent(orderId, 1);
    await rows(`UPDATE order_mails SET asked_at = asked_at - interval '31 seconds' WHERE order_id = $1`, [orderId]);

    await json(await orders.mail(orderId), 202);
    await untilSent(orderId, 2);
    await json(await orders.move(orderId, { status: 'delivered' }));
    await json(await orders.mail(orderId), 202);
    await untilSent(orderId, 3);

    const { status_mails } = await orders.read(orderId);
    expect(status_mails.map(({ status }) => status)).toEqual(['pending', 'pending', 'delivered']);
    expect(await files(orderId)).toHaveLength(3);
  });

  it('that fails at the last try is shown as failed, and may be requested again', async () => {
    // given: no mail can be written, and all tries but one are over
    const { orderId } = await placeOrder(office, { customer: { email: 'amine@example.com' } });
    const mail = await writeDown(orderId);
    const blocked = path.join(dataDir, 'mail', `order-${orderId}-status-${mail}_thermopieces.example.eml`);
    await mkdir(blocked, { recursive: true });
    await writeFile(path.join(blocked, 'full'), '');
    const job = await queue(mail, { total_tried: '8', processing: 'true' });
    await rows(
      `INSERT INTO payload_jobs_log (_order, _parent_id, id, executed_at, completed_at, task_slug, task_i_d, input, state)
       SELECT n, $1::int, 'try-' || $1::int || '-' || n, now(), now(), 'send-order-status', '1', '{}', 'failed'
       FROM generate_series(1, 8) n`,
      [job],
    );

    // when
    await rows('UPDATE payload_jobs SET processing = false WHERE id = $1', [job]);

    // then
    await expect
      .poll(async () => (await orders.read(orderId)).status_mails[0]?.failed_at, { timeout: 45_000 })
      .toEqual(expect.any(String));
    await rm(blocked, { recursive: true });
    const again = await json<AdminOrder>(await orders.mail(orderId), 202);
    expect(again.status_mails).toHaveLength(2);
    await untilSent(orderId, 1);
  });

  it('that waits is the one that is asked for, whatever the status by then, and tells that once', async () => {
    // given: a mail that waits for the mail server
    const { orderId } = await placeOrder(office);
    const job = await queue(await writeDown(orderId), { wait_until: "now() + interval '1 hour'" });
    await json(await orders.move(orderId, { status: 'processing' }));

    // when
    const asked = await json<AdminOrder>(await orders.mail(orderId), 202);
    await rows('UPDATE payload_jobs SET wait_until = NULL WHERE id = $1', [job]);
    await untilSent(orderId, 1);

    // then
    expect(asked.status_mails).toHaveLength(1);
    expect((await orders.read(orderId)).status_mails).toMatchObject([{ status: 'processing' }]);
    const [file = '', ...others] = await files(orderId);
    expect(others).toEqual([]);
    expect(await readFile(file, 'utf8')).toContain('En traitement');
  });

  it('is not sent again by a job that runs twice', async () => {
    // given: a mail that was sent, and its job once more in the queue
    const { orderId } = await placeOrder(office);
    await json(await orders.mail(orderId), 202);
    await untilSent(orderId, 1);
    const before = await orders.read(orderId);
    await rm((await files(orderId))[0] ?? '');
    const [mail] = await rows<{ id: number }>('SELECT id FROM order_mails WHERE order_id = $1', [orderId]);

    // when
    const job = await queue(mail?.id ?? 0);
    await expect
      .poll(() => rows('SELECT 1 FROM payload_jobs WHERE id = $1 AND completed_at IS NULL', [job]), {
        timeout: 45_000,
      })
      .toEqual([]);

    // then
    expect(await files(orderId)).toEqual([]);
    expect(await orders.read(orderId)).toEqual(before);
  });
});

describe('the invoice', () => {
  it('is a PDF named by the order', async () => {
    const { orderId } = await placeOrder(office, { customer: { firstName: 'أمين', lastName: 'بن علي' } });

    const answer = await orders.get(`${orderId}/invoice/`);

    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="facture-${orderId}.pdf"`,
      'cache-control': 'private, no-store',
    });
    const file = Buffer.from(await answer.arrayBuffer());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.subarray(-6).toString()).toContain('%%EOF');
  });

  it('of a hundred lines keeps nobody waiting while it is drawn', { retry: 2 }, async () => {
    const { orderId } = await placeOrder(office);
    await rows(
      `INSERT INTO orders_items (_order, _parent_id, id, title, quantity, price, total_price)
       SELECT n, $1, gen_random_uuid(), 'Vase d''expansion ' || n, 1, 100, 100 FROM generate_series(2, 100) AS n`,
      [orderId],
    );
    const draw = async () => expect((await orders.get(`${orderId}/invoice/`)).status).toBe(200);
    await draw();

    const begin = performance.now();
    let isDrawn = false;
    const drawing = draw().finally(() => {
      isDrawn = true;
    });
    let longest = 0;
    while (!isDrawn) {
      const asked = performance.now();
      await json(await ask('/api/health/'));
      longest = Math.max(longest, performance.now() - asked);
    }
    await drawing;

    // Drawn in the thread that answers calls, it delayed one of them for nearly as long as it took.
    expect(longest / (performance.now() - begin)).toBeLessThan(0.5);
  });
});
