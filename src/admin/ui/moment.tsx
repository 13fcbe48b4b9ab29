import { formatEnglishMoment, shortEnglishMoment } from '@/domain/dates';
import { officeCommonWords } from '@/words/en/common';

type MomentProps = {
  /** in ISO 8601 */
  at: string;
  className?: string;
};

/** `Nov 22, 2026, 2:05 PM`, by the shop's clock. */
export function Moment({ at, className }: MomentProps) {
  const moment = shortEnglishMoment(at);
  return (
    <time dateTime={at} className={className}>
      {moment ? `${moment.day}, ${moment.time}` : officeCommonWords.unknown}
    </time>
  );
}

/** `Nov 22, 2026`, the shop's own day; the time is said where the pointer rests. */
export function Day({ at }: Pick<MomentProps, 'at'>) {
  const moment = shortEnglishMoment(at);
  return (
    <time dateTime={at} title={moment?.time}>
      {moment?.day ?? officeCommonWords.unknown}
    </time>
  );
}

/** `November 22, 2026 at 2:05 PM`, or 'N/A'. */
export function LongMoment({ at }: { at: string | null | undefined }) {
  const text = formatEnglishMoment(at ?? '');
  return text === null ? officeCommonWords.notAvailable : <time dateTime={at ?? undefined}>{text}</time>;
}
