import { Lock } from 'lucide-react';
import { EmptyState } from '../ui/empty-state';

/** A tab that is the admin's alone. The server refuses its calls as well. */
export function Forbidden() {
  return <EmptyState Icon={Lock} title="This page is for the admin" text="Ask the admin of the shop for access." />;
}
