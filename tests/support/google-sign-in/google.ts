/** A stand-in for Google: it publishes keys, and signs ID tokens with one of them. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const CLIENT_ID = 'thermopieces.apps.googleusercontent.com';
export const ISSUER = 'https://accounts.google.example';

export type Google = {
  /** where its keys are published */
  keysUrl: string;
  /** the published key itself, as a browser would see it */
  publicPem: Buffer;
  /** what requests for the keys get from now on: the keys, a 500, text that is not JSON, or no answer */
  answerWith: (answer: 'keys' | 'error' | 'nonsense' | 'nothing') => void;
  /** an ID token; `changes` replace claims, `undefined` leaves one out */
  sign: (changes?: JWTPayload, how?: { with?: 'published' | 'unpublished' }) => Promise<string>;
  close: () => Promise<void>;
};

/** Google's claims about a person that the shop does not know yet. */
export function person(changes: JWTPayload = {}): JWTPayload & { sub: string; email: string } {
  const sub = randomUUID();
  const email = `g.${sub}@gmail.example`;
  return { sub, email, email_verified: true, given_name: 'Karim', family_name: 'Haddad', ...changes };
}

export async function openGoogle(): Promise<Google> {
  const [published, unpublished] = await Promise.all([1, 2].map(() => generateKeyPair('RS256', { extractable: true })));
  if (!published || !unpublished) throw new Error('Two key pairs are needed.');
  const keys = JSON.stringify({
    keys: [{ ...(await exportJWK(published.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }],
  });
  let mode: Parameters<Google['answerWith']>[0] = 'keys';
  const server = createServer((request, response) => {
    if (mode === 'nothing') return void request.socket.destroy();
    response.writeHead(mode === 'error' ? 500 : 200, { 'Content-Type': 'application/json' });
    response.end(mode === 'keys' ? keys : '<html>');
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    keysUrl: `http://127.0.0.1:${port}/keys`,
    publicPem: Buffer.from(await exportSPKI(published.publicKey)),
    answerWith: (answer) => {
      mode = answer;
    },
    sign: (changes = {}, { with: key = 'published' } = {}) =>
      new SignJWT({
        aud: CLIENT_ID,
        azp: CLIENT_ID,
        iss: ISSUER,
        iat: now(),
        exp: now() + 3600,
        ...person(),
        ...changes,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'JWT' })
        .sign((key === 'published' ? published : unpublished).privateKey),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function now(): number {
  return Math.floor(Date.now() / 1000);
}
