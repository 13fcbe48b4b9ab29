import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderIdentity } from '@/client/identity/order-identity';
import { storedLogin } from '../../support/session-record';
import { fakeStorage } from './fake-storage';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const guestId = '0b7d7c0e-5b0e-4c55-9f0b-5f0d3c1f8a11';

function store(entries: Record<string, string>) {
  const localStorage = fakeStorage(entries);
  vi.stubGlobal('window', { localStorage });
  return localStorage;
}

afterEach(() => vi.unstubAllGlobals());

describe('who places an order', () => {
  it('is the account if a token is stored, and the guest id is deleted', () => {
    const storage = store({ ...storedLogin(), guest_id: guestId });
    expect(orderIdentity()).toEqual({ accessToken: 'token' });
    expect(storage.getItem('guest_id')).toBeNull();
  });

  it.each([
    { what: 'a token without its record, as it once was stored', entries: { access_token: 'token' } },
    { what: 'a session that has expired', entries: storedLogin({ hours: 24 }) },
    { what: 'a record that is none', entries: { access_token: 'token', session: '{"access_token":7}' } },
  ])('is the guest for $what', ({ entries }) => {
    const storage = store({ ...entries, guest_id: guestId });
    expect(orderIdentity()).toEqual({ guestId });
    expect(storage.getItem('guest_id')).toBe(guestId);
  });

  it('is the known guest otherwise', () => {
    store({ guest_id: guestId });
    expect(orderIdentity()).toEqual({ guestId });
  });

  it.each<Record<string, string>>([{}, { guest_id: 'nonsense' }])(
    'is a new guest, kept from then on, for %j',
    (entries) => {
      const storage = store(entries);
      const identity = orderIdentity();
      expect(identity).toEqual({ guestId: expect.stringMatching(UUID) });
      expect(orderIdentity()).toEqual(identity);
      expect({ guestId: storage.getItem('guest_id') }).toEqual(identity);
    },
  );

  it('gets a well-formed id also without crypto.randomUUID', () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    store({});
    expect(orderIdentity()).toEqual({ guestId: expect.stringMatching(UUID) });
  });
});
