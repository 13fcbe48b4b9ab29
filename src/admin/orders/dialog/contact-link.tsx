import { contactAddress, orMissing } from '../order-view';

/** An e-mail or a phone that one click writes to or calls; 'N/A' when missing. */
export function ContactLink({ scheme, text }: { scheme: 'mailto' | 'tel'; text: string | null | undefined }) {
  const address = contactAddress(scheme, text);
  if (address === null) return orMissing(text);
  return (
    <a href={address} className="text-blue-900 underline underline-offset-2 hover:no-underline">
      {orMissing(text)}
    </a>
  );
}
