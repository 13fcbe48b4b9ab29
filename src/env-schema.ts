/** The variables of the environment and their defaults. `src/env.ts` and the server's start read it. */
import path from 'node:path';
import { z } from 'zod';
import { isUsername } from '@/domain/accounts/username';
import { isEmail } from '@/domain/email';
import { DEFAULT_LIMITS, parseLimits } from '@/domain/limits';
import { LANGUAGE_CODES } from '@/words/languages';

const blankIsAbsent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const text = z.preprocess(blankIsAbsent, z.string().optional());

const variables = z.object({
  NODE_ENV: z.preprocess(blankIsAbsent, z.enum(['development', 'production', 'test']).default('development')),
  PORT: z.preprocess(blankIsAbsent, z.coerce.number('PORT must be a number').int().min(0).max(65535).default(3000)),
  HOST: z.preprocess(blankIsAbsent, z.string().default('localhost')),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('.data')),
  DATABASE_URL: z.preprocess(
    blankIsAbsent,
    z.url({ protocol: /^postgres(ql)?$/, error: 'DATABASE_URL must be a postgres:// address' }).optional(),
  ),
  DATABASE_POOL: z.preprocess(blankIsAbsent, z.coerce.number().int().min(5).max(500).default(20)),
  PAYLOAD_SECRET: text,
  PAYLOAD_SECRET_FORMER: text,
  PUBLIC_URL: z.preprocess(
    blankIsAbsent,
    z
      .url({ protocol: /^https?$/, error: 'PUBLIC_URL must be an http(s) address' })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
  ),
  TRUST_PROXY: z.preprocess(
    blankIsAbsent,
    z.coerce.number('TRUST_PROXY must be a number of proxies').int().min(0).default(0),
  ),
  ADMIN_USERNAME: z.preprocess(
    blankIsAbsent,
    z.string().refine(isUsername, 'ADMIN_USERNAME must be 3 to 64 letters, digits, points or dashes').default('admin'),
  ),
  ADMIN_EMAIL: z.preprocess(
    blankIsAbsent,
    z.string().refine(isEmail, 'ADMIN_EMAIL must be an e-mail address').optional(),
  ),
  ADMIN_PASSWORD: text,
  SHOP_LANGUAGE: z.preprocess(
    blankIsAbsent,
    z.enum(LANGUAGE_CODES, `SHOP_LANGUAGE must be one of ${LANGUAGE_CODES.join(', ')}`).default('fr'),
  ),
  SEED: z.preprocess(blankIsAbsent, z.enum(['demo', 'none'], 'SEED must be demo or none').default('demo')),
  SMTP_URL: text,
  MAIL_FROM: text,
  ORDER_ALERT_TO: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .default('')
      .transform((list) => list.split(/[\s,;]+/).filter((address) => address !== ''))
      .refine(
        (addresses) => addresses.every(isEmail),
        'ORDER_ALERT_TO must be e-mail addresses with commas between them',
      ),
  ),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_JWKS_URL: z.preprocess(blankIsAbsent, z.url('GOOGLE_JWKS_URL must be an address').optional()),
  GOOGLE_ISSUER: text,
  S3_BUCKET: text,
  S3_REGION: z.preprocess(blankIsAbsent, z.string().default('us-east-1')),
  S3_ENDPOINT: z.preprocess(
    blankIsAbsent,
    z.url({ protocol: /^https?$/, error: 'S3_ENDPOINT must be an http(s) address' }).optional(),
  ),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_PREFIX: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .regex(/^\/?[\w-]+(\/[\w-]+)*\/?$/, 'S3_PREFIX must be names of letters, digits and dashes, with / between them')
      .transform((prefix) => prefix.replace(/^\/|\/$/g, ''))
      .default(''),
  ),
  S3_PATH_STYLE: z.preprocess(
    blankIsAbsent,
    z
      .enum(['true', 'false'], 'S3_PATH_STYLE must be true or false')
      .transform((answer) => answer === 'true')
      .optional(),
  ),
  RATE_LIMITS: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .transform((value, context) => {
        const limits = parseLimits(value);
        if (typeof limits !== 'string') return limits;
        context.addIssue({ code: 'custom', message: limits });
        return z.NEVER;
      })
      .default(DEFAULT_LIMITS),
  ),
  AUDIT_DAYS: z.preprocess(
    blankIsAbsent,
    z.coerce
      .number('AUDIT_DAYS must be a number of days')
      .int()
      .min(30, 'AUDIT_DAYS must be at least 30: the database refuses to delete younger entries')
      .max(36_500)
      .default(400),
  ),
  STAFF_TWO_FACTOR: z.preprocess(
    blankIsAbsent,
    z.enum(['optional', 'required'], 'STAFF_TWO_FACTOR must be optional or required').default('optional'),
  ),
  LOG_FORMAT: z.preprocess(blankIsAbsent, z.enum(['json', 'text'], 'LOG_FORMAT must be json or text').optional()),
  METRICS_TOKEN: text,
  LOG_LEVEL: z.preprocess(
    blankIsAbsent,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  ),
});

/** Half a pair of keys would only be noticed at the first upload. */
const schema = variables.refine(
  ({ S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) => Boolean(S3_ACCESS_KEY_ID) === Boolean(S3_SECRET_ACCESS_KEY),
  { path: ['S3_SECRET_ACCESS_KEY'], error: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together' },
);

export type Env = z.infer<typeof schema>;

/** @throws {Error} a sentence that names each invalid variable */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = schema.safeParse(source);
  if (parsed.success) return { ...parsed.data, DATA_DIR: path.resolve(parsed.data.DATA_DIR) };
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not usable: ${problems.join('; ')}.`);
}
