'use client';

import { useEffect, useState } from 'react';

/** The time, again every so many milliseconds, for what is shown as "5 minutes ago". */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
