import {
  notifyManager,
  onlineManager,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { type Answers, putAnswers } from '../put-answers';
import { queryClient } from '../query-client';

export type Observed<T> = { data: T | undefined; error: Error | null; isFetching: boolean; refetch: () => void };

type Observation<T, K extends QueryKey> = {
  query: QueryObserverOptions<T, Error, T, T, K>;
  /** what the server has read for the page */
  answers: Answers;
  onChange: (observed: Observed<T>) => void;
};

/** Reads a query as `useQuery` does and tells of each change, at first of what is known already. @returns what ends it */
export function observe<T, K extends QueryKey>({ query, answers, onChange }: Observation<T, K>): () => void {
  const client = queryClient();
  putAnswers(client, answers);
  // It assumes a connection until it hears otherwise: see `useKnownLine`.
  onlineManager.setOnline(navigator.onLine);
  client.mount();
  const observer = new QueryObserver(client, query);
  const tell = () => {
    const { data, error, isFetching } = observer.getCurrentResult();
    onChange({ data, error, isFetching, refetch: () => void observer.refetch() });
  };
  const stop = observer.subscribe(notifyManager.batchCalls(tell));
  tell();
  return () => {
    stop();
    client.unmount();
  };
}

/** Fetches an answer ahead of its use. */
export function fetchAhead<T, K extends QueryKey>(query: QueryObserverOptions<T, Error, T, T, K>): void {
  void queryClient().prefetchQuery(query);
}

/** What this visit knows of a query, with the time in milliseconds. */
export function knownAnswer(queryKey: QueryKey): { data: unknown; at: number } | null {
  const state = queryClient().getQueryState(queryKey);
  return state?.data === undefined ? null : { data: state.data, at: state.dataUpdatedAt };
}
