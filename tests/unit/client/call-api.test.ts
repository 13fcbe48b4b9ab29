// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/client/api/api-error';
import { callApi } from '@/client/api/call-api';

const shopWords = { lineDown: 'Connexion impossible.' };
const officeWords = { lineDown: 'Network error.', oddAnswer: () => new RangeError('Odd answer.') };

/** Lets every call be answered so. @returns what was sent */
function answerWith(body: string | null, status = 200) {
  const send = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', send);
  return send;
}

const sentHeaders = (send: ReturnType<typeof answerWith>) => new Headers(send.mock.calls[0]?.[1]?.headers);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a call of the API', () => {
  it('answers what the JSON says, and undefined without content', async () => {
    answerWith('{"stock":3}');
    expect(await callApi('GET', '/api/product/1/')).toEqual({ stock: 3 });
    answerWith(null, 204);
    expect(await callApi('DELETE', '/api/user/sessions/')).toBeUndefined();
  });

  it('sends the CSRF token when it writes, and a type with JSON alone', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookieStore
    document.cookie = 'csrftoken=a%2Fb';
    const read = answerWith('{}');
    await callApi('GET', '/api/brands/');
    expect(sentHeaders(read).has('X-CSRFToken')).toBe(false);

    const write = answerWith('{}');
    await callApi('POST', '/api/logout/', { json: {} });
    expect(sentHeaders(write).get('X-CSRFToken')).toBe('a/b');
    expect(sentHeaders(write).get('Content-Type')).toBe('application/json');

    const form = answerWith('{}');
    await callApi('POST', '/api/part-requests/', { body: new FormData() });
    expect(sentHeaders(form).has('Content-Type')).toBe(false);
  });

  it("says in the caller's words that the line is down", async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    for (const words of [shopWords, officeWords]) {
      const failure = new ApiError({ status: 0, message: words.lineDown });
      await expect(callApi('GET', '/api/brands/', {}, words)).rejects.toThrow(failure);
    }
  });

  it('takes a page that is not JSON for a dead line, unless the caller has an error for it', async () => {
    answerWith('<html>Log in to the hotel</html>');
    const failure = { status: 0, message: shopWords.lineDown };
    await expect(callApi('GET', '/api/brands/', {}, shopWords)).rejects.toMatchObject(failure);
    await expect(callApi('GET', '/api/admin/orders/', {}, officeWords)).rejects.toThrow(RangeError);
  });

  it('gives the reason, the details and the flags of a refusal', async () => {
    answerWith('{"error":"Non.","details":{"otp":["Code"]},"otp_required":true}', 403);
    const details = { otp: ['Code'] };
    const refusal = { status: 403, message: 'Non.', details, flags: ['otp_required'], current: null };
    await expect(callApi('POST', '/api/login/', { json: {} }, shopWords)).rejects.toMatchObject(refusal);
  });
});
