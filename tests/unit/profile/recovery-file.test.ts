import { expect, it } from 'vitest';
import { frenchRecoveryFile } from '@/storefront/profile/security/two-factor/recovery-file';

it('the file of the recovery codes says whose they are, of which day, and how they are used', () => {
  const file = frenchRecoveryFile({
    username: 'amel',
    codes: ['ABCD-EFGH-JKMN', '2345-6789-ABCD'],
    now: new Date('2026-11-22'),
  });
  expect(file).toEqual({
    name: 'thermopieces-codes-de-secours.txt',
    type: 'text/plain',
    text: [
      'ThermoPièces\u00a0: codes de secours du compte amel',
      "Créés le 22 novembre 2026. Chacun sert une fois, à la place du code de l'application.",
      '',
      'ABCD-EFGH-JKMN',
      '2345-6789-ABCD',
      '',
    ].join('\r\n'),
  });
});
