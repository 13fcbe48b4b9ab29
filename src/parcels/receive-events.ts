/** Messages that couriers send, signed with the secret that they share with the shop. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import type { Database } from '@/database/database';
import { storable } from '@/database/texts';
import { inTransaction } from '@/database/transaction';
import { shopDay } from '@/domain/dates';
import { MAX_TRACKING } from '@/domain/parcels/courier';
import { isTooFarAhead, readMoment } from '@/domain/parcels/moment';
import type { CourierProfile } from '@/domain/parcels/profile';
import { stateOfWord } from '@/domain/parcels/status-words';
import { type WebhookEvent, webhookEvents } from '@/domain/parcels/webhook';
import { tidyNumber } from '@/domain/texts/tidy-text';
import { applyEvents } from './apply-events';
import { openSecret } from './courier-secrets';
import { eventKey } from './event-key';
import { profileOf } from './find-courier';
import { matchReports, type Report, storeReports } from './store-reports';

/** Characters of a status word or a reason. */
const MAX_WORD = 300;
/** Events of one message; couriers send a few. */
const MAX_EVENTS = 5_000;

export type Sender = { id: number; profile: CourierProfile /** present and former */; secrets: string[] };

type Row = {
  id: number;
  profile: string;
  secret_sealed: string | null;
  former_secret_sealed: string | null;
  former_secret_until: Date | null;
};

/** The courier whose messages are accepted; null if it is unknown, or inactive: then a status file brings what its parcels do. */
export async function findSender(db: Database, id: number | null): Promise<Sender | null> {
  const { rows } = await db.query<Row>({
    name: 'courier-secrets',
    text: 'SELECT id, profile, secret_sealed, former_secret_sealed, former_secret_until FROM couriers WHERE id = $1 AND active',
    values: [id ?? 0],
  });
  const [row] = rows;
  if (!row) return null;
  const isFormerValid = row.former_secret_until !== null && shopDay(new Date()) <= shopDay(row.former_secret_until);
  const sealed = [row.secret_sealed, isFormerValid ? row.former_secret_sealed : null];
  return {
    id: row.id,
    profile: await profileOf(db, row.profile),
    secrets: sealed.flatMap((text) => (text === null ? [] : (openSecret(text) ?? []))),
  };
}

/** Whether the message was signed with one of the sender's secrets. Takes as long for a wrong signature as for a right one. */
export function isSignedBy(sender: Sender, { body, headers }: { body: Uint8Array; headers: Headers }): boolean {
  const { header, prefix } = sender.profile.webhook.signature;
  const given = headers.get(header) ?? '';
  const hex = given.startsWith(prefix) ? given.slice(prefix.length).toLowerCase() : '';
  const signature = Buffer.from(/^[0-9a-f]{64}$/.test(hex) ? hex : '', 'hex');
  const matches = sender.secrets.map((secret) => {
    const expected = createHmac('sha256', secret).update(body).digest();
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
  return matches.includes(true);
}

/**
 * Stores the events of a message, then applies them. Events that came before change nothing; those of a tracking number that no
 * parcel has yet wait for it.
 * @returns how many were new; null if the body holds no list of events
 */
export async function receiveEvents(payload: Payload, sender: Sender, body: unknown): Promise<number | null> {
  const events = webhookEvents(sender.profile.webhook, body);
  if (events === null) return null;
  const now = Date.now();
  const reports = events
    .slice(0, MAX_EVENTS)
    .flatMap((event) => reportOf(event, { profile: sender.profile, now }) ?? []);
  const actor = { payload, user: null };
  const { value } = await inTransaction(actor, async (req) => {
    const parcelIds = await matchReports(req, { courierId: sender.id, reports });
    return { keep: true, value: await storeReports(req, { courierId: sender.id, reports, parcelIds }) };
  });
  await applyEvents(actor, value.parcelIds);
  return value.stored;
}

/** @returns null for an event that names no parcel */
function reportOf(event: WebhookEvent, { profile, now }: { profile: CourierProfile; now: number }): Report | null {
  const tracking = tidyNumber(cut(event.tracking, MAX_TRACKING));
  const reference = tidyNumber(cut(event.reference, MAX_TRACKING));
  if (tracking === '' && reference === '') return null;
  const word = cut(event.word, MAX_WORD);
  const moment = readMoment(event.occurredAt, now);
  return {
    tracking,
    reference,
    key: eventKey('webhook', event.id === '' ? ['', tracking, reference, word, event.occurredAt] : [event.id]),
    occurredAt: moment === null || isTooFarAhead(moment, { now, from: 'message' }) ? now : moment,
    state: stateOfWord(profile, word),
    word: word || null,
    source: 'webhook',
    reason: cut(event.reason, MAX_WORD) || null,
  };
}

/** Without what PostgreSQL cannot hold. */
function cut(text: string, max: number): string {
  return storable(text.slice(0, max))
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}
