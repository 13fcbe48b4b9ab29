/** The environment, read once. Nothing else reads `process.env` except the server's start, which completes it. */
import { type Env, readEnv } from './env-schema';

export const env: Env = readEnv(process.env);

/** The shop's public address, without a trailing slash. */
export const SITE_URL = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;

/** Turns a path into a full address; full addresses, such as those of pictures elsewhere, stay as they are. */
export function absolute(path: string): string {
  return new URL(path, SITE_URL).href;
}
