import { afterEach, describe, expect, it } from 'vitest';
import { mailLayout } from '@/mail/layout';

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
