import { Lock } from 'lucide-react';
import { officeShellWords } from '@/words/en/shell';
import { EmptyState } from '../ui/empty-state';

/** A tab that is the admin's alone. The server refuses its calls as well. */
export function Forbidden() {
  return <EmptyState Icon={Lock} title={officeShellWords.forbidden} text={officeShellWords.forbiddenText} />;
}
