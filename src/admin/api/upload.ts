import { currentSession } from '@/storefront/session/session';
import { AdminApiError, callHeaders, refusedCall } from './client';

/**
 * Sends a form and tells how far it has come, which `fetch` does not.
 * @param onProgress gets the share that was sent, 0 to 1
 * @throws AdminApiError as `callAdmin` does
 */
export function uploadForm<T>(
  method: 'POST' | 'PUT',
  path: string,
  { form, onProgress }: { form: FormData; onProgress: (share: number) => void },
): Promise<T> {
  const token = currentSession()?.access_token;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onerror = () => reject(new AdminApiError({ status: 0, body: '' }));
    request.onload = () => {
      const { status, responseText } = request;
      if (status < 200 || status > 299) return reject(refusedCall({ status, body: responseText, token }));
      try {
        // The server's answers are checked against their schemas in its tests, as for every other call.
        resolve(JSON.parse(responseText) as T);
      } catch (error) {
        reject(error);
      }
    };
    request.send(form);
  });
}
