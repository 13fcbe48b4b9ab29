import type { Payload } from 'payload';
import type { Mail } from '@/mail/letter';
import { shop } from '@/shop';

/** A mail server that is away for an afternoon loses no mail. */
export const MAIL_RETRIES = { attempts: 8, backoff: { type: 'exponential', delay: 5_000 } } as const;

/** `id` names the mail: sent a second time after a crash, it is the same mail. */
export async function sendTo(
  payload: Payload,
  { address, id, mail }: { address: string; id: string; mail: Mail },
): Promise<void> {
  await payload.sendEmail({ to: { name: '', address }, messageId: `<${id}@${shop.email.split('@')[1]}>`, ...mail });
}
