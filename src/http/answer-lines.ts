/** An answer that takes long, as lines of JSON (application/x-ndjson): how far the work is, and last the answer. */
import type { Payload } from 'payload';
import { officeHttpWords } from '@/words/en/http';
import type { Answer } from './answer';
import { isDatabaseAway } from './database-away';

const TYPE = 'application/x-ndjson';

/** Whether the request asks for lines. */
export function wantsLines({ headers }: Request): boolean {
  const accepted = (headers.get('accept') ?? '').split(',');
  return accepted.some((entry) => entry.split(';')[0]?.trim().toLowerCase() === TYPE);
}

type Work = (write: (line: object) => void) => Promise<object>;

/**
 * Begins the work, which goes on if the reader leaves.
 * @param work writes what it likes before its answer. If it fails, the last line is `{message}`: the status was sent before.
 */
export function answerInLines(work: Work, { logger }: Pick<Payload, 'logger'>): Answer {
  const encoder = new TextEncoder();
  let isRead = true;
  const file = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const write = (line: object) => {
        if (isRead) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      const fail = (error: unknown) => {
        const isAway = isDatabaseAway(error);
        if (!isAway) logger.error({ err: error, msg: 'A call failed after its answer had begun.' });
        return { message: isAway ? officeHttpWords.unavailable : officeHttpWords.unexpected };
      };
      const finish = (last: object) => {
        write(last);
        if (isRead) controller.close();
      };
      void work(write).catch(fail).then(finish);
    },
    cancel: () => {
      isRead = false;
    },
  });
  // Proxies such as nginx would collect the lines.
  return {
    status: 200,
    body: null,
    file,
    headers: { 'Content-Type': `${TYPE}; charset=utf-8`, 'X-Accel-Buffering': 'no' },
  };
}
