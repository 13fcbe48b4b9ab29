import { formatLongDate } from '@/domain/dates';
import { recoveryFile } from '@/domain/second-factor';
import { slugify } from '@/domain/slug';
import { shop } from '@/shop';

/** The recovery codes as a text file, with what they are for. */
export function frenchRecoveryFile({
  username,
  codes,
  now,
}: {
  username: string;
  codes: readonly string[];
  now: Date;
}) {
  const head = [
    `${shop.name} : codes de secours du compte ${username}`,
    `Créés le ${formatLongDate(now.toISOString())}. Chacun sert une fois, à la place du code de l’application.`,
  ];
  return recoveryFile({ head, codes, name: `${slugify(shop.name)}-codes-de-secours` });
}
