import { recoveryFile } from '@/domain/accounts/second-factor';
import { formatLongDate } from '@/domain/dates';
import { slugify } from '@/domain/slug';
import { shop } from '@/shop';
import { securityDialogWords } from '@/words/fr/accounts/security-dialogs';

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
    securityDialogWords.codes.fileTitle(shop.name, username),
    securityDialogWords.codes.fileText(formatLongDate(now.toISOString())),
  ];
  return recoveryFile({ head, codes, name: `${slugify(shop.name)}-codes-de-secours` });
}
