import type { TaskConfig } from 'payload';
import { accountState } from '@/domain/accounts/account-state';
import { absolute } from '@/env';
import { sendWithinLimit } from '@/mail/first-mail';
import { letter, type Mail } from '@/mail/letter';
import { MAIL_RETRIES, sendMail } from '@/mail/send-mail';
import { shop } from '@/shop';
import { accountMailWords } from '@/words/fr/accounts/account-mails';
import { readAccount } from '../account-row';
import { storeOneTimeToken } from '../one-time-tokens';
import { hashToken } from '../secrets';

/** The link to a first password, without anything that was typed: the address may be a stranger's. Pure. */
export function invitationMail({ token }: { token: string }): Mail {
  const words = accountMailWords.invitation;
  return letter({
    subject: words.subject(shop.name),
    name: '',
    paragraphs: [words.text(shop.name)],
    button: { label: words.button, url: absolute(`/invitation#token=${token}`) },
    closing: [words.lifetime, words.notYou],
  });
}

export const sendInvitation: TaskConfig<{ input: { userId: number }; output: Record<string, never> }> = {
  slug: 'send-invitation',
  label: 'Invitation',
  inputSchema: [{ name: 'userId', type: 'number', required: true }],
  retries: MAIL_RETRIES,
  handler: async ({ input: { userId }, req: { payload } }) => {
    const account = await readAccount(payload.db.pool, userId);
    // Accepted, disabled or deleted meanwhile.
    if (!account || accountState(account) !== 'invited') return { output: {} };
    const { email } = account;
    const token = await storeOneTimeToken(payload, { purpose: 'invitation', userId, email });
    const compose = () => invitationMail({ token });
    await sendWithinLimit(payload.db.pool, { address: email, isConfirmed: false }, () =>
      sendMail(payload, { to: { address: email }, id: `invitation-${hashToken(token).slice(0, 24)}`, compose }),
    );
    return { output: {} };
  },
};
