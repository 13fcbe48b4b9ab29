'use client';

import { useQuery } from '@tanstack/react-query';
import { trackedOrderQuery } from './queries';
import { TrackedOrder } from './tracked-order';
import { TrackedOrderStates } from './tracked-order-states';

/** The order of a link. */
export function TrackByCode({ code }: { code: string }) {
  const query = useQuery(trackedOrderQuery(code));
  if (query.data) return <TrackedOrder order={query.data} access={{ code }} />;
  return <TrackedOrderStates query={query} focusAfter="tracked-order" />;
}
