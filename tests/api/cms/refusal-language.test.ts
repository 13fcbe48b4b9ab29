/** What the calls themselves refuse: shoppers read French, the back office English. */
import { describe, expect, inject, it } from 'vitest';
import { askAdmin } from '../../support/admin-calls';
import { ask, refusal } from '../../support/api';

const ORDERS = '/api/orders/';
const WILAYAS = '/api/admin/wilayas/';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const text = async (response: Response, status: number) => (await refusal(response, status)).message;
const post = (path: string, init: RequestInit) => ask(path, { method: 'POST', ...init });

describe('a refusal of the back office is English, one of the shop French', () => {
  it('for a path that leads nowhere', async () => {
    expect(await text(await ask('/api/nowhere/'), 404)).toBe('Route inconnue.');
    expect(await text(await ask('/api/admin/nowhere/'), 404)).toBe('There is no such call.');
    expect(await text(await ask('/api/administrateur/'), 404)).toBe('Route inconnue.');
  });

  it('for a wrong method', async () => {
    expect(await text(await ask('/api/wilayas/', { method: 'PUT' }), 405)).toBe('Méthode non autorisée.');
    expect(await text(await ask(WILAYAS, { method: 'PUT' }), 405)).toBe('This method is not allowed.');
  });

  it('for an unknown caller', async () => {
    expect(await text(await ask('/api/user/profile/'), 401)).toBe('Veuillez vous connecter.');
    expect(await text(await ask(WILAYAS), 401)).toBe('Please log in.');
    expect(await text(await askAdmin(WILAYAS, { token: 'nonsense' }), 401)).toBe(
      'Your session has expired. Please log in again.',
    );
  });

  it("for another page's request", async () => {
    const foreign = { 'Sec-Fetch-Site': 'cross-site' };
    expect(await text(await post(ORDERS, { headers: foreign }), 403)).toMatch(/^Jeton CSRF invalide/);
    expect(await text(await post(WILAYAS, { headers: foreign }), 403)).toMatch(/^The CSRF token is invalid/);
  });

  it.for([
    [415, 'text/plain', 'x', /^Le contenu doit être du JSON/, /^The body must be JSON/],
    [400, JSON_TYPE['Content-Type'], '{', /n'est pas du JSON valide/, /is not valid JSON/],
    [413, JSON_TYPE['Content-Type'], '1'.repeat(1_000_001), /^La requête est trop volumineuse/, /^The request is too/],
  ] as const)('for a body that is refused with %i', async ([status, type, body, french, english]) => {
    const shoppers = await post(ORDERS, { body, headers: { 'Content-Type': type } });
    const token = inject('adminToken');
    const admins = await post(WILAYAS, { body, headers: { 'Content-Type': type, Authorization: `Bearer ${token}` } });

    expect(await text(shoppers, status)).toMatch(french);
    expect(await text(admins, status)).toMatch(english);
  });
});
