import type { TaskConfig } from 'payload';
import { absolute } from '@/env';
import { letter, type Mail } from '@/mail/letter';
import { MAIL_RETRIES, sendMail } from '@/mail/send-mail';
import { accountMailWords } from '@/words/fr/account-mails';
import { accountFieldWords } from '@/words/fr/fields';
import { findAccount } from '../account-row';
import { storeOneTimeToken } from '../one-time-tokens';
import { hashToken } from '../secrets';

/** Goes to the new address, to prove that the account's owner reads it. Pure. */
export function emailConfirmationMail({ username, token }: { username: string; token: string }): Mail {
  return letter({
    subject: accountMailWords.confirm.subject,
    name: '',
    paragraphs: [accountMailWords.confirm.text(username)],
    button: { label: accountMailWords.confirm.button, url: absolute(`/confirm-email#token=${token}`) },
    closing: [accountMailWords.confirm.lifetime, accountMailWords.confirm.notYou],
  });
}

/** Goes to an address that already has an account, which only its owner may learn. Pure. */
export function emailTakenMail({ username }: { username: string }): Mail {
  return letter({
    subject: accountMailWords.taken.subject,
    name: '',
    paragraphs: [accountMailWords.taken.text, accountMailWords.taken.account(username)],
    button: { label: accountFieldWords.forgotPassword, url: absolute('/forgot-password') },
    closing: [accountMailWords.notAsked],
  });
}

type Input = { userId: number; email: string };

export const sendEmailConfirmation: TaskConfig<{ input: Input; output: Record<string, never> }> = {
  slug: 'send-email-confirmation',
  label: 'E-mail confirmation mail',
  inputSchema: [
    { name: 'userId', type: 'number', required: true },
    { name: 'email', type: 'text', required: true },
  ],
  retries: MAIL_RETRIES,
  handler: async ({ input: { userId, email }, job, req: { payload } }) => {
    const user = await payload.findByID({
      collection: 'users',
      id: userId,
      depth: 0,
      overrideAccess: true,
      disableErrors: true,
    });
    // Another address was requested meanwhile.
    if (user?.pendingEmail !== email) return { output: {} };
    const owner = await findAccount(payload.db.pool, email);
    if (owner) {
      await sendMail(payload, { to: { address: owner.email }, id: `taken-${job.id}`, mail: emailTakenMail(owner) });
      return { output: {} };
    }
    const token = await storeOneTimeToken(payload, { purpose: 'confirm-email', userId, email });
    const mail = emailConfirmationMail({ username: user.username, token });
    await sendMail(payload, { to: { address: email }, id: `confirm-${hashToken(token).slice(0, 24)}`, mail });
    return { output: {} };
  },
};
