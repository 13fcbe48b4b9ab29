import type { TaskConfig } from 'payload';
import { letter, type Mail } from '@/mail/letter';
import { absolute } from '@/site-url';
import { findAccount } from '../account-row';
import { storeOneTimeToken } from '../one-time-tokens';
import { hashToken } from '../secret-token';
import { MAIL_RETRIES, sendTo } from './send-to';

/** To the new address: whoever reads it there may make it the account's. Pure. */
export function emailConfirmationMail({ username, token }: { username: string; token: string }): Mail {
  return letter({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    name: '',
    paragraphs: [`Vous avez demandé à utiliser cette adresse pour le compte « ${username} ».`],
    button: { label: 'Confirmer mon adresse', url: absolute(`/confirm-email#token=${token}`) },
    closing: [
      'Ce lien est valable 24 heures et ne sert qu’une fois.',
      'Ce compte n’est pas le vôtre, ou vous n’avez rien demandé ? Ignorez cet e-mail : rien ne change.',
    ],
  });
}

/** To an address that has an account already, which nobody but its owner may know. Pure. */
export function emailTakenMail({ username }: { username: string }): Mail {
  return letter({
    subject: 'Cette adresse a déjà un compte',
    name: '',
    paragraphs: [
      'Quelqu’un a demandé à utiliser cette adresse e-mail pour un autre compte.',
      `Elle est déjà celle du compte « ${username} » : rien n’a été changé.`,
    ],
    button: { label: 'Mot de passe oublié ?', url: absolute('/forgot-password') },
    closing: ['Vous n’avez rien demandé ? Ignorez cet e-mail.'],
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
    // Asked for another one meanwhile.
    if (user?.pendingEmail !== email) return { output: {} };
    const owner = await findAccount(payload.db.pool, email);
    if (owner) {
      await sendTo(payload, { address: owner.email, id: `taken-${job.id}`, mail: emailTakenMail(owner) });
      return { output: {} };
    }
    const token = await storeOneTimeToken(payload, { purpose: 'confirm-email', userId, email });
    const mail = emailConfirmationMail({ username: user.username, token });
    await sendTo(payload, { address: email, id: `confirm-${hashToken(token).slice(0, 24)}`, mail });
    return { output: {} };
  },
};
