import { ApiError, refusedCall } from '@/client/api/api-error';
import { apiHeaders, type CallOptions, callApi, type Method } from '@/client/api/call-api';
import { watchSilence } from '@/client/connection/silence';
import { asAccount } from '@/client/session/account-calls';
import { officeCommonWords } from '@/words/en/common';
import { InvalidDataError } from './expected';
import { sendConfirmed } from './send-confirmed';

/** Milliseconds of silence after which the connection of a file counts as dead. */
export const SILENCE_MS = 60_000;

const words = () => ({ lineDown: officeCommonWords.lineDown, oddAnswer: () => new InvalidDataError() });

type OfficeCallOptions = Omit<CallOptions, 'json' | 'body'> & {
  /** sent as JSON; a file as a table (text/csv) */
  body?: JsonBody | Blob;
};

/** Excludes FormData, which would be empty as JSON. */
type JsonBody = Readonly<Record<string, unknown>>;

/**
 * Sends a request to the API of the back office as `callApi` does, in the name of the account. If the server asks for the
 * password again, so does the page. Use `uploadForm` for forms with files, which may take longer.
 * @param path from the site's root, with its trailing slash: `/api/admin/orders/`
 * @throws ApiError; InvalidDataError if the answer is not valid JSON
 */
export function callAdmin<T>(
  method: Method,
  path: string,
  { body, headers, ...options }: OfficeCallOptions = {},
): Promise<T> {
  const sent =
    body instanceof Blob
      ? { body, headers: { 'Content-Type': 'text/csv', ...headers } }
      : { json: body, ...(headers && { headers }) };
  return sendAsAccount((own) =>
    callApi<T>(method, path, { ...options, ...sent, headers: { ...own, ...sent.headers } }, words()),
  );
}

/** Sends a request of any kind as the account's, after its password if the server asks for that. */
export function sendAsAccount<T>(send: (headers: Record<string, string>) => Promise<T>): Promise<T> {
  return sendConfirmed(() => asAccount(send));
}

/** The error of a call that the server has not answered. */
export function lineDown(): ApiError {
  return new ApiError({ status: 0, message: officeCommonWords.lineDown });
}

/**
 * Downloads a file, with its name. There is no time limit, but a connection that is silent for a minute counts as dead.
 * @throws ApiError
 */
export function fetchFile(path: string): Promise<{ blob: Blob; name: string }> {
  return sendAsAccount(async (own) => {
    const line = new AbortController();
    const silence = watchSilence(SILENCE_MS, () => line.abort());
    try {
      const response = await fetch(path, { headers: { ...apiHeaders('GET'), ...own }, signal: line.signal });
      if (!response.ok) throw refusedCall({ status: response.status, body: await response.text() });
      const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
      return { blob: await readWhole(response, silence.heard), name: name ?? 'download' };
    } catch (error) {
      // A connection that breaks in the middle of the file also counts as a server out of reach.
      throw error instanceof ApiError ? error : lineDown();
    } finally {
      silence.end();
    }
  });
}

function readWhole({ body, headers }: Response, onHeard: () => void): Promise<Blob> {
  const heard = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, controller) => {
      onHeard();
      controller.enqueue(piece);
    },
  });
  onHeard();
  return new Response(body?.pipeThrough(heard) ?? null, { headers }).blob();
}
