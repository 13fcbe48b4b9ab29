import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import nodemailer from 'nodemailer';
import { env } from '@/env';
import { shop } from '@/shop';
import { fileTransport } from './file-transport';

/** Milliseconds. A mail server that says nothing must not hold the worker up; the mail is tried again. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Mail goes to `SMTP_URL`, or into files of `DATA_DIR/mail` where that is unset. */
export function mailAdapter() {
  return nodemailerAdapter({
    defaultFromAddress: env.MAIL_FROM ?? shop.email,
    defaultFromName: shop.name,
    // The adapter would otherwise ask the mail server at every start and refuse to begin while it is away.
    skipVerify: true,
    ...(env.SMTP_URL
      ? { transport: nodemailer.createTransport({ url: env.SMTP_URL, ...TIMEOUTS }) }
      : { transportOptions: fileTransport({ folder: `${env.DATA_DIR}/mail` }) }),
  });
}
