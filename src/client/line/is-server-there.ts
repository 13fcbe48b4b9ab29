import { fetchInTime } from './fetch-in-time';

/** Whether the server answers at all; whatever it says will do. */
export async function isServerThere(): Promise<boolean> {
  return fetchInTime('/api/health/', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
