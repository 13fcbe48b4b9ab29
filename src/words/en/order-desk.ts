import type { WhatsAppMessage } from '../fr/whatsapp';
import { englishPlural } from '../plural';
import { english } from '../words';

/** The order desk: calling customers about their orders. */
export const officeDeskWords = english('desk', {
  previousOrder: 'Previous order',
  nextOrder: 'Next order',
  placeInList: (place: number, count: number) => `${place} of ${count}`,
  contact: 'Contact the customer',
  call: 'Call',
  noPhone: 'No telephone to call',
  copyPhone: 'Copy the telephone',
  phoneCopied: 'Telephone copied.',
  copyRefused: 'The browser did not allow copying.',
  ages: {
    now: 'just now',
    minutes: (count: number) => `${englishPlural(count, 'minute')} ago`,
    hours: (count: number) => `${englishPlural(count, 'hour')} ago`,
    days: (count: number) => `${englishPlural(count, 'day')} ago`,
  },
  placed: (age: string) => `Ordered ${age}`,
  whatsapp: {
    button: 'WhatsApp',
    heading: 'Message in WhatsApp',
    language: 'Language of the message',
    languages: { fr: 'Français', ar: 'العربية' },
    titles: {
      confirmed: 'Confirmed',
      sent: 'Sent, with its number',
      atDesk: 'Waiting at the desk',
      absent: 'Absent',
    } satisfies Record<WhatsAppMessage, string>,
    blank: 'Empty message',
  },
});
