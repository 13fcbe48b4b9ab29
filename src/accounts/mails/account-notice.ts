import type { PayloadRequest, TaskConfig } from 'payload';
import { letter, type Mail } from '@/mail/letter';
import { absolute } from '@/site-url';
import { MAIL_RETRIES, sendTo } from './send-to';

const KINDS = [
  'password-changed',
  'email-changed',
  'role-changed',
  'factor-set-up',
  'factor-dropped',
  'factor-reset',
  'account-deleted',
] as const;
export type NoticeKind = (typeof KINDS)[number];
type Notice = { address: string; username: string; kind: NoticeKind };

const TEXTS: Record<NoticeKind, { subject: string; happened: (username: string) => string }> = {
  'password-changed': {
    subject: 'Votre mot de passe a été changé',
    happened: (username) => `Le mot de passe du compte « ${username} » vient d’être changé.`,
  },
  'email-changed': {
    subject: 'Votre adresse e-mail a été changée',
    happened: (username) => `Le compte « ${username} » utilise désormais une autre adresse e-mail que celle-ci.`,
  },
  'role-changed': {
    subject: 'Les droits de votre compte ont été changés',
    happened: (username) => `Un administrateur a changé les droits du compte « ${username} ».`,
  },
  'factor-set-up': {
    subject: 'La validation en deux étapes est activée',
    happened: (username) => `Le compte « ${username} » demande désormais un code à chaque connexion.`,
  },
  'factor-dropped': {
    subject: 'La validation en deux étapes est désactivée',
    happened: (username) => `Le compte « ${username} » ne demande plus de code à la connexion.`,
  },
  'factor-reset': {
    subject: 'La validation en deux étapes a été réinitialisée',
    happened: (username) => `Un administrateur a réinitialisé la validation en deux étapes du compte « ${username} ».`,
  },
  'account-deleted': {
    subject: 'Votre compte a été supprimé',
    happened: (username) => `Le compte « ${username} » a été supprimé.`,
  },
};

/** Tells an owner what happened to the account, in case it was somebody else. Pure. */
export function accountNoticeMail({ username, kind }: Pick<Notice, 'username' | 'kind'>): Mail {
  return letter({
    subject: TEXTS[kind].subject,
    name: '',
    paragraphs: [TEXTS[kind].happened(username)],
    button: { label: 'Voir mon profil', url: absolute('/profile') },
    closing: ['Ce n’était pas vous ? Appelez-nous, ou choisissez un nouveau mot de passe sur la page de connexion.'],
  });
}

/** Queued in the transaction of what it tells of. */
export async function queueNotice(req: PayloadRequest, notice: Notice): Promise<void> {
  await req.payload.jobs.queue({ task: 'send-account-notice', input: notice, req });
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
    await sendTo(payload, { address: input.address, id: `notice-${job.id}`, mail: accountNoticeMail(input) });
    return { output: {} };
  },
};
