import { describe, expect, it } from 'vitest';
import { namesPerson, readPersonKey } from '@/domain/personal-data';

describe('the key of a person', () => {
  it.each(['0550 11 22 33', '+213 550-11.22.33', '00213 (0) 550112233', '٠٥٥٠١١٢٢٣٣'])(
    'reads the telephone %s',
    (text) => {
      expect(readPersonKey(text)).toEqual({ phone: '+213550112233' });
    },
  );

  it.each(['Nadia.Saidi+shop@Example.com', ' nadia.saidi@example.com '])('reads the address %s', (text) => {
    expect(readPersonKey(text)).toEqual({ email: 'nadia.saidi@example.com' });
  });

  it.each(['', 'Nadia', '12', '@', '#12', 'x'.repeat(300)])('is not in %j', (text) => {
    expect(readPersonKey(text)).toBeNull();
  });
});

describe('a reason', () => {
  const known = ['Nadia Saïdi', 'Li', '+213550112233', 'nadia@example.com'];

  it.each([
    ...[
      'Nadia asked',
      'asked by SAIDI',
      'call of 0550 11 22 33',
      'see +213-550.112.233',
      'mail from nadia@example.com',
    ],
  ])('names the person: %s', (reason) => {
    expect(namesPerson(reason, known)).toBe(true);
  });

  it.each(['Asked by telephone', 'Nadias', 'ticket 1122', 'Article 17, of 2026-11-29', 'li'])(
    'does not: %s',
    (reason) => {
      expect(namesPerson(reason, known)).toBe(false);
    },
  );
});
