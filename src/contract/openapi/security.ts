/** How callers identify themselves, in the words of OpenAPI. */
import type { RouteSpec } from '../route-spec';
import type { Json } from './schemas';

export const SECURITY_SCHEMES: Json = {
  token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The `access` token that `POST /api/token/` answers with',
  },
  metricsToken: { type: 'http', scheme: 'bearer', description: 'The value of `METRICS_TOKEN`' },
  courierSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Signature',
    description: "`sha256=` and the HMAC-SHA256 of the body with the courier's secret, in hexadecimal digits",
  },
};

/** The alternatives of which a caller needs one; `{}` stands for a call without any. */
export function securityOf({ caller, credential }: RouteSpec): Json[] {
  if (credential) return [{ [credential]: [] }];
  if (caller === 'anyone') return [];
  return caller === 'guest-or-account' ? [{}, { token: [] }] : [{ token: [] }];
}
