import type { TaskConfig } from 'payload';
import { absolute } from '@/env';
import { letter, type Mail } from '@/mail/letter';
import { MAIL_RETRIES, sendMail } from '@/mail/send-mail';
import type { User } from '@/payload-types';
import { shop } from '@/shop';
import { accountMailWords } from '@/words/fr/account-mails';

/** Welcomes a new customer. Pure. */
export function welcomeMail({ firstName, username }: Pick<User, 'firstName' | 'username'>): Mail {
  return letter({
    subject: accountMailWords.welcome.subject(shop.name),
    name: firstName ?? '',
    paragraphs: [accountMailWords.welcome.created(username), accountMailWords.welcome.profile],
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
    if (user)
      await sendMail(req.payload, { to: { address: user.email }, id: `welcome-${user.id}`, mail: welcomeMail(user) });
    return { output: {} };
  },
};
