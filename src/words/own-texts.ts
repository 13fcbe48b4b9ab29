/** Texts that the owner may have set, else those of the catalogue. */
import type { OpeningHours } from '@/domain/settings/settings';
import { shop } from '@/shop';
import { shopWords } from './fr/shop';

/** What the shop says of itself beside its name. */
export function slogan(): string {
  return shop.slogan ?? shopWords.tagline;
}

/** When the shop is open, from the settings or as it was shipped. */
export function openingHours(): readonly OpeningHours[] {
  const { weekdays, saturday, sunday } = shopWords.openingHours;
  return (
    shop.hours ?? [
      { days: weekdays, opens: '08:00', closes: '18:00' },
      { days: saturday, opens: '09:00', closes: '12:00' },
      { days: sunday, opens: null, closes: null },
    ]
  );
}

/** '8h - 18h', '8h30 - 12h', or that the shop is closed. */
export function hoursText({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): string {
  return opens === null || closes === null ? shopWords.closed : `${clockText(opens)} - ${clockText(closes)}`;
}

function clockText(clock: string): string {
  const [hours, minutes] = clock.split(':');
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`;
}

/** When the shop is open, within a sentence: 'lundi - vendredi, 8h - 18h ; samedi, 9h - 12h'. */
export function openingTimes(): string {
  const open = openingHours().filter(({ opens, closes }) => opens !== null && closes !== null);
  return open.map((hours) => `${hours.days.toLowerCase()}, ${hoursText(hours)}`).join(' ; ');
}
