import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import nodemailer from 'nodemailer';
import { env } from '@/env';
import { DEFAULT_SETTINGS } from '@/shop';
import { fileTransport } from './file-transport';

/** Milliseconds. A silent mail server must not block the worker; the mail is retried. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends mail through `SMTP_URL`, or writes files into `DATA_DIR/mail` if that is unset. */
export function mailAdapter() {
  return nodemailerAdapter({
    // Mails of the shop name their sender themselves (send-mail.ts).
    defaultFromAddress: env.MAIL_FROM ?? DEFAULT_SETTINGS.shop.email,
    defaultFromName: DEFAULT_SETTINGS.shop.name,
    // Otherwise the adapter connects to the mail server at every start and fails while it is away.
    skipVerify: true,
    ...(env.SMTP_URL
      ? { transport: nodemailer.createTransport({ url: env.SMTP_URL, ...TIMEOUTS }) }
      : { transportOptions: fileTransport({ folder: `${env.DATA_DIR}/mail` }) }),
  });
}
