import type { TaskConfig } from 'payload';
import { absolute } from '@/env';
import { isConfirmedAddress, sendWithinLimit } from '@/mail/first-mail';
import { letter, type Mail } from '@/mail/letter';
import { MAIL_RETRIES, sendMail } from '@/mail/send-mail';
import type { User } from '@/payload-types';
import { shop } from '@/shop';
import { accountMailWords } from '@/words/fr/accounts/account-mails';

/** Welcomes a new customer. Pure. @param person null for an address that was not confirmed */
export function welcomeMail(person: Pick<User, 'firstName' | 'username'> | null): Mail {
  return letter({
    subject: accountMailWords.welcome.subject(shop.name),
    name: person?.firstName ?? '',
    paragraphs: [accountMailWords.welcome.created(person?.username ?? null), accountMailWords.welcome.profile],
    button: { label: accountMailWords.toProfile, url: absolute('/profile') },
  });
}

export const sendWelcome: TaskConfig<{ input: { userId: number }; output: Record<string, never> }> = {
  slug: 'send-welcome',
  label: 'Welcome mail',
  inputSchema: [{ name: 'userId', type: 'number', required: true }],
  retries: MAIL_RETRIES,
  handler: async ({ input, req }) => {
    const user = await req.payload.findByID({
      collection: 'users',
      id: input.userId,
      depth: 0,
      overrideAccess: true,
      disableErrors: true,
      req,
    });
    if (!user) return { output: {} };
    const { id, email: address } = user;
    const db = req.payload.db.pool;
    const isConfirmed = await isConfirmedAddress(db, address);
    await sendWithinLimit(db, { address, isConfirmed }, () =>
      sendMail(req.payload, {
        to: { address },
        id: `welcome-${id}`,
        compose: () => welcomeMail(isConfirmed ? user : null),
      }),
    );
    return { output: {} };
  },
};
