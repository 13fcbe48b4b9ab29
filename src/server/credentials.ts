/**
 * Reads the token of a request to the CMS or the back office. Payload looks in several places and takes the first token. If
 * this module chose another, sessions would be checked for one token while Payload acted for the other. So exactly one token
 * is left in the request.
 */
import type { IncomingHttpHeaders } from 'node:http';

type Credential = { token: string; place: 'authorization' | 'cookie' };

const SCHEME = /^(?:bearer|jwt)\s+(\S+)\s*$/i;

/** Authorization takes precedence over the cookie; of several cookies with that name the last one counts. */
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

/** @param credential what Payload will see; null for an anonymous request */
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
