import { Lock } from 'lucide-react';
import { officeShellWords } from '@/words/en/shell';
import { EmptyState } from '../ui/empty-state';

/** Shown in place of a tab that is not the reader's. The server refuses the tab's calls as well. */
export function Forbidden() {
  return <EmptyState Icon={Lock} title={officeShellWords.forbidden} text={officeShellWords.forbiddenText} />;
}
