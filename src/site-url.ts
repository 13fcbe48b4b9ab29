import { env } from '@/env';

/** The shop's own address as the outside world sees it, without a slash at the end. */
export const SITE_URL = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;

/** The full address of a path; full addresses, of pictures elsewhere, stay as they are. */
export function absolute(path: string): string {
  return new URL(path, SITE_URL).href;
}
