/** The mails of an account, in the look of the order's confirmation. */
import { describe, expect, it } from 'vitest';
import { accountNoticeMail } from '@/accounts/mails/account-notice';
import { emailConfirmationMail, emailTakenMail } from '@/accounts/mails/email-confirmation';
import { invitationMail } from '@/accounts/mails/invitation';
import { passwordResetMail } from '@/accounts/mails/password-reset';
import { welcomeMail } from '@/accounts/mails/welcome';
import { shop } from '@/shop';

const mails = {
  taken: emailTakenMail({ username: 'nadia.b' }),
  'new password': accountNoticeMail({ username: 'nadia.b', kind: 'password-changed' }),
  'new address': accountNoticeMail({ username: 'nadia.b', kind: 'email-changed' }),
  welcome: welcomeMail({ firstName: 'Nadia', username: 'nadia.b' }),
  reset: passwordResetMail({ username: 'nadia.b', token: 'secret-token' }),
  invitation: invitationMail({ token: 'secret-token' }),
  confirmation: emailConfirmationMail({ token: 'secret-token' }),
};

describe('the mails of an account', () => {
  it.each(Object.entries(mails))('have the look of the shop, as text and as HTML: %s', (_, { subject, text, html }) => {
    expect(subject).toMatch(/^\p{Lu}.+/u);
    expect(html).toContain('<html lang="fr">');
    for (const part of [text, html]) {
      expect(part).toContain('Bonjour');
      expect(part).toContain(shop.name);
      expect(part).toContain(shop.phones[0]);
    }
  });

  it('name the link, its lifetime, and what to do if it was not requested', () => {
    for (const [mail, path, lifetime] of [
      [mails.reset, '/reset-password#token=secret-token', 'une heure'],
      [mails.confirmation, '/confirm-email#token=secret-token', '24 heures'],
    ] as const) {
      for (const part of [mail.text, mail.html]) {
        expect(part).toContain(path);
        expect(part).toContain(lifetime);
        expect(part).toMatch(/ne sert qu(?:&#39;|\x27)une fois/);
        expect(part).toMatch(/n(?:&#39;|\x27)avez rien demandé\s\?/);
      }
    }
  });

  it('greet by first name, and hold nothing that was typed while the address is not confirmed', () => {
    expect(mails.welcome.text).toMatch(/^Bonjour Nadia,/);
    const first = [
      welcomeMail(null),
      emailTakenMail({ username: null }),
      passwordResetMail({ username: null, token: 't' }),
      emailConfirmationMail({ token: 't' }),
      accountNoticeMail({ username: null, kind: 'password-changed' }),
    ];
    for (const { text, html } of first) {
      expect(text).toMatch(/^Bonjour,/);
      expect(text + html).not.toMatch(/«|null|nadia/);
    }
  });

  it('escape markup in names', () => {
    const { html, text } = welcomeMail({ firstName: '<img src=x onerror=alert(1)>', username: 'nadia' });

    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
    expect(text).toContain('<img src=x onerror=alert(1)>');
  });
});
