import { dictionary } from '@zxcvbn-ts/language-common';

/** What people of this shop's language and country try first, beyond the published list. */
const OF_THIS_COUNTRY = [
  '0123456789',
  'motdepasse',
  'motdepasse1',
  'motdepasse123',
  'azertyuiop',
  'azertyui',
  'azerty12',
  'azerty123',
  'azerty123456',
  'jetaime1',
  'doudou13',
  'soleil13',
  'chouchou',
  'loulou13',
  'marseille',
  'algerie1',
  'algerie123',
  'algerie213',
  'algerie123456',
  'administrator',
  'administrateur',
  'welcome1',
  'bienvenue',
  'bienvenue123',
  'thermopieces',
  'thermopieces1',
  'thermopieces123',
  'chaudiere',
  'chaudiere123',
];

/** The 49,000 commonest passwords of published leaks, the commonest first; the shop asks for no more than that they are none. */
const COMMON: ReadonlySet<string> = new Set([...(dictionary['passwords-common'] as string[]), ...OF_THIS_COUNTRY]);

/** @param folded in lower case */
export function isCommonPassword(folded: string): boolean {
  return COMMON.has(folded);
}
