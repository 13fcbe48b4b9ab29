/** What a test needs of the back office: the admin's token, and products made through the CMS's own calls. */
import { randomUUID } from 'node:crypto';
import { ADMIN } from './running/shop';

export type Json = Record<string, unknown>;

export type BackOffice = {
  token: string;
  /** any call of the CMS, `path` below /cms/ */
  ask: (path: string, method?: string, data?: Json) => Promise<Response>;
  /** a document of a collection, created by the admin; @throws with the answer if it is refused */
  create: <T extends Json = Json & { id: number }>(collection: string, data: Json) => Promise<T>;
  update: (collection: string, id: number, data: Json) => Promise<Response>;
  remove: (collection: string, id: number) => Promise<Response>;
};

/** Logs the admin in, unless a token is given. */
export async function openBackOffice(url: string, knownToken?: string): Promise<BackOffice> {
  return backOffice({ url, token: knownToken ?? (await logIn(url, ADMIN)).access });
}

/** The back office's calls with one person's token. */
export function backOffice({ url, token }: { url: string; token: string }): BackOffice {
  const ask = (path: string, method = 'GET', data?: Json) =>
    fetch(`${url}/cms/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      ...(data ? { body: JSON.stringify(data) } : {}),
    });
  return {
    token,
    ask,
    create: async <T extends Json>(collection: string, data: Json) => {
      const response = await ask(collection, 'POST', data);
      const answer = (await response.json()) as { doc?: T };
      if (!answer.doc) throw new Error(`${collection} refused (${response.status}): ${JSON.stringify(answer)}`);
      return answer.doc;
    },
    update: (collection, id, data) => ask(`${collection}/${id}`, 'PATCH', data),
    remove: (collection, id) => ask(`${collection}/${id}`, 'DELETE'),
  };
}

/** @throws with the answer if the login is refused */
export async function logIn(
  url: string,
  credentials: { username: string; password: string },
): Promise<{ access: string; refresh: string }> {
  const response = await fetch(`${url}/api/token/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const answer = (await response.json()) as { access?: string; refresh?: string };
  if (!answer.access || !answer.refresh)
    throw new Error(`Login refused (${response.status}): ${JSON.stringify(answer)}`);
  return { access: answer.access, refresh: answer.refresh };
}

/** A product that no other test shares, by default in a new category. */
export async function createProduct(office: BackOffice, data: Json = {}): Promise<{ id: number; title: string }> {
  const categories = data.categories ?? [(await createCategory(office)).id];
  return office.create('products', { title: `Pièce ${randomUUID()}`, price: 1000, stock: 10, ...data, categories });
}

export async function createCategory(
  office: BackOffice,
  data: Json = {},
): Promise<{ id: number; name: string; slug: string }> {
  return office.create('categories', { name: `Catégorie ${randomUUID()}`, ...data });
}
