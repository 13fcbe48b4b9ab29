import { CheckCircle2, CircleAlert } from 'lucide-react';
import { cx } from '@/client/classes';
import { officeUiWords } from '@/words/en/ui';

type BannerProps = {
  kind: 'success' | 'error';
  text: string;
  /** what it is about, if that is not obvious from the place */
  about?: string | null;
};

/** A message about what has just worked or failed. */
export function Banner({ kind, text, about = null }: BannerProps) {
  const Icon = kind === 'success' ? CheckCircle2 : CircleAlert;
  return (
    <p
      role={kind === 'success' ? 'status' : 'alert'}
      className={cx(
        'flex items-start gap-2 rounded-lg border px-4 py-3 text-sm',
        kind === 'success' ? 'border-green-300 bg-green-50 text-green-900' : 'border-red-300 bg-red-50 text-red-900',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">
        {about === null ? (
          text
        ) : (
          <>
            <strong>{officeUiWords.about(about)}</strong>
            <span>{text}</span>
          </>
        )}
      </span>
    </p>
  );
}
