import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What the server has read for a page, each with the time in milliseconds. */
export type Answers = readonly { queryKey: QueryKey; data: object; at: number }[];

/** Gives the browser's queries what the server has read, unless they know something newer. */
export function putAnswers(client: QueryClient, answers: Answers): void {
  for (const { queryKey, data, at } of answers) {
    const known = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    if (known < at) client.setQueryData(queryKey, data, { updatedAt: at });
  }
}
