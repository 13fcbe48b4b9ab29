import { shortEnglishMoment } from '@/domain/dates';

/** `Nov 22, 2026, 2:05 PM`, by the shop's clock. @param at in ISO 8601 */
export function Moment({ at }: { at: string }) {
  const moment = shortEnglishMoment(at);
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {moment ? `${moment.day}, ${moment.time}` : 'unknown'}
    </time>
  );
}
