import type { PayloadRequest, TaskConfig } from 'payload';
import { absolute } from '@/env';
import { queueJob } from '@/jobs/queue';
import { isConfirmedAddress, sendWithinLimit } from '@/mail/first-mail';
import { letter, type Mail } from '@/mail/letter';
import { MAIL_RETRIES, sendMail } from '@/mail/send-mail';
import { accountMailWords } from '@/words/fr/accounts/account-mails';

const KINDS = [
  'password-changed',
  'email-changed',
  'role-changed',
  'factor-set-up',
  'factor-dropped',
  'factor-reset',
  'account-disabled',
  'account-enabled',
  'account-deleted',
] as const;
export type NoticeKind = (typeof KINDS)[number];
type Notice = { address: string; username: string; kind: NoticeKind };

/** Notifies an owner of a change to the account, in case it was not their doing. Pure. */
export function accountNoticeMail({ username, kind }: { username: string | null; kind: NoticeKind }): Mail {
  return letter({
    subject: accountMailWords.notices.of[kind].subject,
    name: '',
    paragraphs: [accountMailWords.notices.of[kind].happened(username)],
    button: { label: accountMailWords.toProfile, url: absolute('/profile') },
    closing: [accountMailWords.notices.notYou],
  });
}

/** Queues the notice in the transaction of the change. */
export async function queueNotice(req: PayloadRequest, notice: Notice): Promise<void> {
  await queueJob(req, { task: 'send-account-notice', input: notice });
}

export const sendAccountNotice: TaskConfig<{ input: Notice; output: Record<string, never> }> = {
  slug: 'send-account-notice',
  label: 'Notice of a changed password or address',
  inputSchema: [
    { name: 'address', type: 'text', required: true },
    { name: 'username', type: 'text', required: true },
    { name: 'kind', type: 'select', options: [...KINDS], required: true },
  ],
  retries: MAIL_RETRIES,
  handler: async ({ input, job, req: { payload } }) => {
    const { address, username, kind } = input;
    const isConfirmed = await isConfirmedAddress(payload.db.pool, address);
    const compose = () => accountNoticeMail({ username: isConfirmed ? username : null, kind });
    await sendWithinLimit(payload.db.pool, { address, isConfirmed }, () =>
      sendMail(payload, { to: { address }, id: `notice-${job.id}`, compose }),
    );
    return { output: {} };
  },
};
