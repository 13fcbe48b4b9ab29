import { History } from 'lucide-react';
import { officeUiWords } from '@/words/en/ui';
import { Button } from '../ui/button';
import { Moment } from '../ui/moment';
import type { Draft } from './use-draft';

/** Says that a form holds what was typed before, and whether its record has changed since. */
export function DraftNotice({ draft: { restored }, onDiscard }: { draft: Draft; onDiscard: () => void }) {
  if (restored === null) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-blue-300 bg-blue-50 py-1 ps-3 pe-1 text-blue-950 text-sm"
    >
      <History aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-40 py-1">
        {officeUiWords.restored} <Moment at={restored.at} />.
        {restored.isOutdated && <strong className="font-semibold"> {officeUiWords.restoredOutdated}</strong>}
      </p>
      <Button size="sm" variant="ghost" onClick={onDiscard}>
        {officeUiWords.discardRestored}
      </Button>
    </div>
  );
}
