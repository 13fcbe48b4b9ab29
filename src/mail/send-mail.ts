import type { Payload } from 'payload';
import { env } from '@/env';
import { inLanguage } from '@/runtime/in-language';
import { shop } from '@/shop';
import type { LanguageCode } from '@/words/languages';
import type { Mail } from './letter';

/** Retries last about twenty minutes, so a mail server that restarts loses no mail. */
export const MAIL_RETRIES = { attempts: 8, backoff: { type: 'exponential', delay: 5_000 } } as const;

type Sent = {
  to: { name?: string; address: string };
  id: string;
  compose: () => Mail;
  /** the recipient's; null for the shop's own */
  language?: LanguageCode | null;
};

/** @param id makes the Message-ID: a mail that is sent again after a crash is recognised as the same mail */
export async function sendMail(payload: Payload, { to, id, compose, language = null }: Sent): Promise<void> {
  const mail = inLanguage(language, compose);
  const from = { name: shop.name, address: env.MAIL_FROM ?? shop.email };
  const domain = shop.email.split('@')[1];
  await payload.sendEmail({ from, to: { name: '', ...to }, messageId: `<${id}@${domain}>`, ...mail });
}
