/** Calls of couriers, who have no account. */
import { parseId } from '@/contract/catalogue';
import { routes } from '@/contract/routes';
import { isHeavyJson } from '@/domain/heavy-json';
import { type Answer, ok, refuse } from '@/http/answer';
import { MAX_BODY_BYTES } from '@/http/body-rule';
import { call } from '@/http/call';
import { readLimited } from '@/http/read-body';
import { findSender, isSignedBy, receiveEvents } from '@/parcels/receive-events';
import { officeHttpWords } from '@/words/en/http';
import { officeParcelWords } from '@/words/en/orders/parcels';
import { notFound } from './refusals';

/** Characters of a token that is echoed. */
const MAX_TOKEN = 500;

export const courierCalls = [
  call(routes.courierEvents, async ({ payload, db, request, params }) => {
    const body = await readLimited(request, MAX_BODY_BYTES);
    if (body === null) return refuse(413, officeHttpWords.tooLarge, { headers: { Connection: 'close' } });
    const sender = await findSender(db, parseId(params.id));
    // One answer, so that strangers do not learn which couriers there are.
    if (!sender || !isSignedBy(sender, { body, headers: request.headers }))
      return refuse(401, officeParcelWords.signature);
    const message = readMessage(body);
    const received = message === undefined ? null : await receiveEvents(payload, sender, message);
    return received === null ? refuse(400, officeParcelWords.message) : ok({ received });
  }),
  call(routes.courierChallenge, async ({ db, request, params }) => {
    const sender = await findSender(db, parseId(params.id));
    const challenge = sender?.profile.webhook.challenge;
    const query = new URL(request.url).searchParams;
    const token = challenge && query.has(challenge.subscribe) ? query.get(challenge.token) : null;
    return token === null || token === undefined || token.length > MAX_TOKEN ? notFound() : echo(token);
  }),
];

/** @returns undefined for anything but JSON of a moderate depth */
function readMessage(body: Uint8Array<ArrayBuffer>): unknown {
  if (isHeavyJson(body)) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** As plain text, which no browser takes for a page. */
function echo(token: string): Answer {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
  return { status: 200, body: null, file: new TextEncoder().encode(token), headers };
}
