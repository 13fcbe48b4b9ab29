import type { TaskConfig } from 'payload';
import { accountState, maySignIn } from '@/domain/accounts/account-state';
import { absolute } from '@/env';
import { isConfirmedAddress, sendWithinLimit } from '@/mail/first-mail';
import { letter, type Mail } from '@/mail/letter';
import { MAIL_RETRIES, sendMail } from '@/mail/send-mail';
import { accountMailWords } from '@/words/fr/accounts/account-mails';
import { findAccount } from '../account-row';
import { storeOneTimeToken } from '../one-time-tokens';
import { hashToken } from '../secrets';

/** The link to set another password. The token follows the #, so no server, log or other site sees it. Pure. */
export function passwordResetMail({ username, token }: { username: string | null; token: string }): Mail {
  return letter({
    subject: accountMailWords.reset.subject,
    name: '',
    paragraphs: [accountMailWords.reset.text(username)],
    button: { label: accountMailWords.reset.button, url: absolute(`/reset-password#token=${token}`) },
    closing: [accountMailWords.reset.lifetime, accountMailWords.reset.notYou],
  });
}

/** Looks the account up in the job, so that requesting the mail does not reveal whether it exists. */
export const sendPasswordReset: TaskConfig<{ input: { name: string }; output: Record<string, never> }> = {
  slug: 'send-password-reset',
  label: 'Password reset mail',
  inputSchema: [{ name: 'name', type: 'text', required: true }],
  retries: MAIL_RETRIES,
  handler: async ({ input, req: { payload } }) => {
    const account = await findAccount(payload.db.pool, input.name);
    // An invitation has its own link; a disabled account has none.
    if (!account || !maySignIn(accountState(account))) return { output: {} };
    const { id: userId, email } = account;
    const token = await storeOneTimeToken(payload, { purpose: 'reset-password', userId, email });
    const db = payload.db.pool;
    const isConfirmed = await isConfirmedAddress(db, email);
    const compose = () => passwordResetMail({ username: isConfirmed ? account.username : null, token });
    await sendWithinLimit(db, { address: email, isConfirmed }, () =>
      sendMail(payload, { to: { address: email }, id: `reset-${hashToken(token).slice(0, 24)}`, compose }),
    );
    return { output: {} };
  },
};
