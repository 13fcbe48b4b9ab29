import { afterEach, describe, expect, it } from 'vitest';
import type { SettingChanges } from '@/domain/settings/settings';
import { withChanges } from '@/domain/settings/with-changes';
import { mailLayout } from '@/mail/layout';
import { DEFAULT_SETTINGS, holdSettings } from '@/shop';

const holder = globalThis as { shopLanguage?: object };

describe('the layout of mails', () => {
  afterEach(() => {
    delete holder.shopLanguage;
  });

  it('is French without a chosen language', () => {
    expect(mailLayout({ title: '', body: '' })).toContain('<html lang="fr">');
  });

  it("has the chosen language's direction", () => {
    holder.shopLanguage = { code: 'ar', direction: 'rtl', script: '', words: {} };
    expect(mailLayout({ title: '', body: '' })).toContain('<html lang="ar" dir="rtl">');

    holder.shopLanguage = { code: 'fr-x-pseudo', direction: 'ltr', script: '', words: {} };
    expect(mailLayout({ title: '', body: '' })).toContain('<html lang="fr-x-pseudo">');
  });
});

describe('the head and the foot of a mail', () => {
  const held = (changes: SettingChanges) => holdSettings(withChanges(DEFAULT_SETTINGS, changes));
  afterEach(() => holdSettings(DEFAULT_SETTINGS));

  it('show what the owner has typed as text', () => {
    held({ 'shop.name': 'Chaud <b>& froid</b>', 'shop.address': '<i>Alger', 'shop.email': 'a&b@chaud.example' });

    const mail = mailLayout({ title: 'x', body: '' });

    expect(mail).toContain('Chaud &lt;b&gt;&amp; froid&lt;/b&gt; - &lt;i&gt;Alger');
    expect(mail).toContain('a&amp;b@chaud.example');
    expect(mail).not.toMatch(/<b>|<i>/);
  });

  it('show the logo by its full address, and the name beside a square one', () => {
    const logo = (size: string) => `/media/logo-${'0'.repeat(32)}-${size}.png`;
    const head = (size: string) => {
      held({ 'shop.name': 'Chaud', 'shop.logo_url': logo(size) });
      return mailLayout({ title: 'x', body: '' });
    };

    expect(head('800x200')).toMatch(
      /<img src="http:\/\/[^"]+\/media\/logo-0+-800x200\.png" width="192" height="48" alt="Chaud"[^>]*><\/td>/,
    );
    expect(head('400x400')).toMatch(/width="48" height="48" alt=""[^>]*> Chaud<\/td>/);
  });

  it('have the colour of the shop', () => {
    held({ 'shop.colours.primary': '#7f1d1d' });
    expect(mailLayout({ title: 'x', body: '' })).toContain('background:#7f1d1d');
  });
});
