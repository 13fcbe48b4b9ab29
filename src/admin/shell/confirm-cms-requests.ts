import { isRecord } from '@/domain/json';
import { passwordEntered } from '../api/password-prompt';
import { PASSWORD_FLAG } from '../api/send-confirmed';

/**
 * Payload's forms and lists send requests to /cms by `window.fetch`. The replacement asks for the password if the server
 * demands it, and retries once. The shop's own calls use src/admin/api.
 * @returns a function that restores the browser's own `fetch`
 */
export function confirmCmsRequests(): () => void {
  const send = window.fetch;
  const sendAndAsk: typeof window.fetch = async (input, init) => {
    const sentAt = performance.now();
    // A body can be read only once.
    const again = input instanceof Request ? input.clone() : input;
    const answer = await send.call(window, input, init);
    const isRefused = answer.status === 403 && isOfCms(answer) && (await isPasswordRequired(answer));
    return isRefused && (await passwordEntered(sentAt)) ? send.call(window, again, init) : answer;
  };
  window.fetch = sendAndAsk;
  return () => {
    if (window.fetch === sendAndAsk) window.fetch = send;
  };
}

function isOfCms({ url }: Response): boolean {
  const { origin, pathname } = new URL(url);
  return origin === window.location.origin && pathname.startsWith('/cms/');
}

async function isPasswordRequired(answer: Response): Promise<boolean> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return isRecord(body) && body[PASSWORD_FLAG] === true;
}
