import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logOut } from '@/client/session/log-out';
import { currentSession } from '@/client/session/session';
import { storedLogin } from '../../support/session-record';
import { fakeStorage } from '../checkout/fake-storage';

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: fakeStorage(storedLogin()) });
  vi.stubGlobal('document', { cookie: '' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a logout', () => {
  it('ends the session on the server by its token, then in this browser', async () => {
    const fetch = vi.fn(async () => new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', fetch);
    await logOut();
    const headers = expect.objectContaining({ Authorization: 'Bearer token' });
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/logout/', expect.objectContaining({ method: 'POST', headers }));
    expect(currentSession()).toBeNull();
    expect(window.localStorage.getItem('access_token')).toBeNull();
  });

  it.each([
    { name: 'refuses', answer: async () => Response.json({ message: 'Non' }, { status: 401 }) },
    { name: 'cannot be reached', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  ])('ends it in this browser where the server $name', async ({ answer }) => {
    vi.stubGlobal('fetch', answer);
    await logOut();
    expect(currentSession()).toBeNull();
  });

  it('waits for a silent server no longer than 3 s', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const done = logOut();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(currentSession()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(100);
    await done;
    expect(currentSession()).toBeNull();
  });

  it('asks no server for a visitor', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('window', { localStorage: fakeStorage({}) });
    vi.stubGlobal('fetch', fetch);
    await logOut();
    expect(fetch).not.toHaveBeenCalled();
  });
});
