import type { TaskConfig } from 'payload';
import { absolute } from '@/env';
import { isConfirmedAddress, sendWithinLimit } from '@/mail/first-mail';
import { letter, type Mail } from '@/mail/letter';
import { MAIL_RETRIES, sendMail } from '@/mail/send-mail';
import { accountMailWords } from '@/words/fr/accounts/account-mails';
import { accountFieldWords } from '@/words/fr/fields';
import { findAccount } from '../account-row';
import { storeOneTimeToken } from '../one-time-tokens';
import { hashToken } from '../secrets';

/** Goes to the new address, to prove that the account's owner reads it. Pure. */
export function emailConfirmationMail({ token }: { token: string }): Mail {
  return letter({
    subject: accountMailWords.confirm.subject,
    name: '',
    paragraphs: [accountMailWords.confirm.text],
    button: { label: accountMailWords.confirm.button, url: absolute(`/confirm-email#token=${token}`) },
    closing: [accountMailWords.confirm.lifetime, accountMailWords.confirm.notYou],
  });
}

/** Goes to an address that already has an account, which only its owner may learn. Pure. */
export function emailTakenMail({ username }: { username: string | null }): Mail {
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
    const db = payload.db.pool;
    const owner = await findAccount(db, email);
    if (owner) {
      const isConfirmed = await isConfirmedAddress(db, owner.email);
      const compose = () => emailTakenMail({ username: isConfirmed ? owner.username : null });
      // Anybody may ask for it as often as they like, so it counts even if the owner has confirmed the address.
      await sendWithinLimit(db, { address: owner.email, isConfirmed: false }, () =>
        sendMail(payload, { to: { address: owner.email }, id: `taken-${job.id}`, compose }),
      );
      return { output: {} };
    }
    const token = await storeOneTimeToken(payload, { purpose: 'confirm-email', userId, email });
    const compose = () => emailConfirmationMail({ token });
    await sendWithinLimit(db, { address: email, isConfirmed: false }, () =>
      sendMail(payload, { to: { address: email }, id: `confirm-${hashToken(token).slice(0, 24)}`, compose }),
    );
    return { output: {} };
  },
};
