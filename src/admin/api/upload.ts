import { refusedCall } from '@/client/api/api-error';
import { apiHeaders } from '@/client/api/call-api';
import { watchSilence } from '@/client/connection/silence';
import { finalAnswer, LINES_TYPE, latestProgress, readAnswer, type WorkProgress } from './answer-lines';
import { lineDown, SILENCE_MS, sendAsAccount } from './client';

type UploadOptions = {
  form: FormData;
  /** gets the share that was sent, 0 to 1 */
  onProgress?: (share: number) => void;
  /** asks for an answer in lines, and gets how far the server is with what was sent */
  onWork?: (progress: WorkProgress) => void;
  /** ends the upload; the server may keep what it has received by then */
  signal?: AbortSignal;
};

/**
 * Sends a form and reports its progress, which `fetch` cannot. A connection that is silent for a minute counts as dead.
 * @throws ApiError as `callAdmin` does; the signal's reason if it was aborted
 */
export function uploadForm<T>(method: 'POST' | 'PUT', path: string, options: UploadOptions): Promise<T> {
  return sendAsAccount((own) => uploadOnce<T>(method, path, { ...options, own }));
}

function uploadOnce<T>(
  method: 'POST' | 'PUT',
  path: string,
  { form, onProgress, onWork, signal, own }: UploadOptions & { own: Record<string, string> },
): Promise<T> {
  const headers = { ...apiHeaders(method), ...own, ...(onWork && { Accept: LINES_TYPE }) };
  const request = new XMLHttpRequest();
  const silence = watchSilence(SILENCE_MS, () => request.abort());
  const end = () => request.abort();
  signal?.addEventListener('abort', end);

  const answer = new Promise<T>((resolve, reject) => {
    request.open(method, path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      silence.heard();
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onprogress = () => {
      silence.heard();
      // A refusal is not in lines.
      const progress = onWork && request.status === 200 ? latestProgress(request.responseText) : null;
      if (progress) onWork?.(progress);
    };
    const fail = () => reject(signal?.aborted ? signal.reason : lineDown());
    request.onerror = fail;
    request.onabort = fail;
    request.onload = () => {
      const { status, responseText } = request;
      if (status < 200 || status > 299) return reject(refusedCall({ status, body: responseText }));
      try {
        // The server's answers are checked against their schemas in its tests, as for every other call.
        resolve((onWork ? finalAnswer(responseText) : readAnswer(responseText)) as T);
      } catch (error) {
        reject(error);
      }
    };
    request.send(form);
  });
  return answer.finally(() => {
    silence.end();
    signal?.removeEventListener('abort', end);
  });
}
