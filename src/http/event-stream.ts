/** A stream of events to one client (text/event-stream). */

export type EventStream = {
  body: ReadableStream<Uint8Array>;
  /** does nothing once the stream has ended */
  send: (text: string) => void;
  end: () => void;
};

/** Chunks that a client may leave unread before its stream is ended; it then comes back and takes it up again. */
const MAX_UNREAD = 1_000;

/** @param onEnd called once, whichever side ends it */
export function openEventStream(onEnd: () => void): EventStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (opened) => {
      controller = opened;
    },
    cancel: () => {
      controller = undefined;
      onEnd();
    },
  });
  const end = () => {
    if (!controller) return;
    controller.close();
    controller = undefined;
    onEnd();
  };
  return {
    body,
    send: (text) => {
      controller?.enqueue(encoder.encode(text));
      if (controller?.desiredSize && controller.desiredSize < -MAX_UNREAD) end();
    },
    end,
  };
}

/** An event in the form of the protocol. `data` becomes JSON, which has no line breaks. */
export function eventText({ event, id, data }: { event: string; id: string; data: unknown }): string {
  return `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}
