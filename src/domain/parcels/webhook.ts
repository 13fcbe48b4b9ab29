/** The events in a courier's message, wherever its profile says that their values are. */
import type { Webhook } from './profile';

/** '' for what the message lacks. */
export type WebhookEvent = {
  /** identifies the event among this courier's */
  id: string;
  tracking: string;
  reference: string;
  /** the courier's own status word */
  word: string;
  /** as it came: readMoment (moment.ts) reads it */
  occurredAt: string;
  reason: string;
};

/** @returns null if the body has no list of events; entries that are not objects become events without values */
export function webhookEvents(webhook: Webhook, body: unknown): WebhookEvent[] | null {
  const list = valueAt(body, webhook.events);
  if (!Array.isArray(list)) return null;
  return list.map((entry: unknown) => ({
    id: textAt(entry, webhook.id),
    tracking: textAt(entry, webhook.tracking),
    reference: textAt(entry, webhook.reference),
    word: textAt(entry, webhook.status),
    occurredAt: textAt(entry, webhook.occurredAt),
    reason: textAt(entry, webhook.reason),
  }));
}

/** Numbers are texts too: some couriers send the reference that we gave them as a number. */
function textAt(value: unknown, path: string): string {
  const found = valueAt(value, path);
  if (typeof found === 'number' && Number.isFinite(found)) return String(found);
  return typeof found === 'string' ? found.trim() : '';
}

function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return undefined;
    // An object that has this key of its own.
    return (inner as Record<string, unknown>)[key];
  }, value);
}
