import type { Payload } from 'payload';
import { shop } from '@/shop';
import type { Mail } from './letter';

/** Retries last about twenty minutes, so a mail server that restarts loses no mail. */
export const MAIL_RETRIES = { attempts: 8, backoff: { type: 'exponential', delay: 5_000 } } as const;

const MESSAGE_ID_DOMAIN = shop.email.split('@')[1];

/** @param id makes the Message-ID: a mail that is sent again after a crash is recognised as the same mail */
export async function sendMail(
  payload: Payload,
  { to, id, mail }: { to: { name?: string; address: string }; id: string; mail: Mail },
): Promise<void> {
  await payload.sendEmail({ to: { name: '', ...to }, messageId: `<${id}@${MESSAGE_ID_DOMAIN}>`, ...mail });
}
