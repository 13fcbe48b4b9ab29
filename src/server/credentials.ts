/**
 * Whose token a request to the CMS or the back office carries. Payload's own reading takes the first of several places and
 * spellings; if this read another one, the rules of sessions would hold for one token and Payload would act for another. So
 * exactly one token is left in the request.
 */
import type { IncomingHttpHeaders } from 'node:http';

type Credential = { token: string; place: 'authorization' | 'cookie' };

const SCHEME = /^(?:bearer|jwt)\s+(\S+)\s*$/i;

/** A token in Authorization goes before the cookie; of several cookies of that name the last one counts. */
export function readCredential(headers: IncomingHttpHeaders, cookieName: string): Credential | null {
  const bearer = SCHEME.exec(headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return { token: bearer, place: 'authorization' };
  const values = pairsOf(headers.cookie)
    .filter(([name]) => name === cookieName)
    .map(([, value]) => decoded(value))
    .filter((value) => value !== null && value !== '');
  const token = values.at(-1);
  return token ? { token, place: 'cookie' } : null;
}

/** @param credential what Payload is to see; null: nobody's request */
export function showOnly(headers: IncomingHttpHeaders, cookieName: string, credential: Credential | null): void {
  delete headers.authorization;
  const cookies = pairsOf(headers.cookie).filter(([name]) => name !== cookieName);
  if (credential?.place === 'authorization') headers.authorization = `Bearer ${credential.token}`;
  if (credential?.place === 'cookie') cookies.push([cookieName, credential.token]);
  const text = cookies.map(([name, value]) => `${name}=${value}`).join('; ');
  if (text === '') delete headers.cookie;
  else headers.cookie = text;
}

function pairsOf(header: string | undefined): [name: string, value: string][] {
  return (header ?? '').split(';').flatMap((pair): [string, string][] => {
    const [name = '', ...value] = pair.split('=');
    return value.length === 0 ? [] : [[name.trim(), value.join('=').trim()]];
  });
}

function decoded(value: string): string | null {
  try {
    return decodeURI(value);
  } catch {
    return null;
  }
}
