import { formatLongDate } from '@/domain/dates';
import { slugify } from '@/domain/slug';
import { shop } from '@/shop';

/** The recovery codes as a text file, with what they are for. */
export function recoveryFile({ username, codes, now }: { username: string; codes: readonly string[]; now: Date }) {
  const lines = [
    `${shop.name} : codes de secours du compte ${username}`,
    `Créés le ${formatLongDate(now.toISOString())}. Chacun sert une fois, à la place du code de l’application.`,
    '',
    ...codes,
    '',
  ];
  // CRLF: old versions of Windows Notepad show nothing else as a line break.
  return { text: lines.join('\r\n'), type: 'text/plain', name: `${slugify(shop.name)}-codes-de-secours.txt` };
}
