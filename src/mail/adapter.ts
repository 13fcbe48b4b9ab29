import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import nodemailer from 'nodemailer';
import { env } from '@/env';
import { shop } from '@/shop';
import { fileTransport } from './file-transport';

/** Mail goes to `SMTP_URL`, or into files of `DATA_DIR/mail` where that is unset. */
export function mailAdapter() {
  return nodemailerAdapter({
    defaultFromAddress: env.MAIL_FROM ?? shop.email,
    defaultFromName: shop.name,
    // The adapter would otherwise ask the mail server at every start and refuse to begin while it is away.
    skipVerify: true,
    ...(env.SMTP_URL
      ? { transport: nodemailer.createTransport(env.SMTP_URL) }
      : { transportOptions: fileTransport({ folder: `${env.DATA_DIR}/mail` }) }),
  });
}
