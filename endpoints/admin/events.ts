/** What the back office hears while it is open: new orders. */
import { routes } from '@/contract/routes';
import { readCursor, writeCursor } from '@/domain/orders/arrival-cursor';
import { refuse } from '@/http/answer';
import { call } from '@/http/call';
import { type EventStream, eventText, openEventStream } from '@/http/event-stream';
import { presentCursor } from '@/orders/reading/arrivals';
import { followArrivals } from '@/orders/reading/follow-arrivals';
import { officeHttpWords } from '@/words/en/http';

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Proxies such as nginx would collect the events.
  'X-Accel-Buffering': 'no',
};

/** Milliseconds until a client comes back after its line was lost. */
const RETRY_MS = 2_000;
/** Milliseconds between two signs of life: proxies end silent connections. Each and every order comes after a look at the session. */
const PULSE_MS = 10_000;

/** Streams of this process. A tab that is not closed properly may leave one for a while. */
const MAX_STREAMS = 200;
/** Tabs of one person. With another one, the oldest stream ends. */
const MAX_STREAMS_OF_PERSON = 10;

/** Oldest first. */
const open: { userId: number; stream: EventStream }[] = [];

export const eventCalls = [
  call(routes.events, async ({ db, user, request, isStillAllowed }) => {
    if (request.method === 'HEAD') return { status: 200, body: null, headers: HEADERS };
    if (open.length >= MAX_STREAMS) {
      return refuse(503, officeHttpWords.unavailable, { headers: { 'Retry-After': String(RETRY_MS / 1_000) } });
    }
    const cursor = readCursor(request.headers.get('last-event-id')) ?? (await presentCursor(db));
    const stream = streamFor(user.id, { isStillAllowed, follow: (tell) => followArrivals(db, { cursor, tell }) });
    stream.send(`retry: ${RETRY_MS}\nid: ${writeCursor(cursor)}\n\n`);
    return { status: 200, body: null, file: stream.body, headers: HEADERS };
  }),
];

type Follow = (tell: Parameters<typeof followArrivals>[1]['tell']) => () => void;

function streamFor(
  userId: number,
  { isStillAllowed, follow }: { isStillAllowed: () => Promise<boolean>; follow: Follow },
): EventStream {
  const stream = openEventStream(() => {
    clearInterval(pulse);
    stop();
    const place = open.findIndex((entry) => entry.stream === stream);
    if (place !== -1) open.splice(place, 1);
  });
  /** Says something if the caller still may hear it. If that is unknown, they must come back and ask. */
  const say = async (texts: readonly string[]) => {
    if (await isStillAllowed().catch(() => false)) for (const text of texts) stream.send(text);
    else stream.end();
  };
  // One after the other: what is said later must not come first.
  let said = Promise.resolve();
  const sayNext = (texts: readonly string[]) => {
    said = said.then(() => say(texts));
  };
  const stop = follow((arrivals) =>
    sayNext(arrivals.map(({ event, cursor }) => eventText({ event: 'order', id: writeCursor(cursor), data: event }))),
  );
  const pulse = setInterval(() => sayNext([':\n\n']), PULSE_MS).unref();
  const own = open.filter((entry) => entry.userId === userId);
  if (own.length >= MAX_STREAMS_OF_PERSON) own[0]?.stream.end();
  open.push({ userId, stream });
  return stream;
}

/** Ends all streams of this process, which is about to end: clients come back to another one. */
export function endEventStreams(): void {
  for (const { stream } of [...open]) stream.end();
}
