/** Stands in for Google: issues ID tokens, and serves the keys over HTTP. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const GOOGLE_CLIENT_ID = 'shop.apps.googleusercontent.test';

export type GoogleIssuer = {
  /** the settings of a shop that trusts this issuer */
  env: Record<string, string>;
  /** an ID token for this shop, valid for five minutes; `claims` replace the default ones */
  sign: (claims: { sub: string; email: string } & Record<string, unknown>) => Promise<string>;
  close: () => Promise<void>;
};

export async function startGoogleIssuer(): Promise<GoogleIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' }] });
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json').end(keys);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has such an address.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: { GOOGLE_CLIENT_ID, GOOGLE_ISSUER: url, GOOGLE_JWKS_URL: `${url}/certs` },
    sign: (claims) =>
      new SignJWT({ aud: GOOGLE_CLIENT_ID, email_verified: true, given_name: 'Lina', family_name: 'Haddad', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .setIssuer(url)
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
