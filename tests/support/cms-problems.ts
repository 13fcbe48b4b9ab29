/** What the rules of the collections refuse, as Payload's own REST answers it. */
import { json } from './api';

type Refused = { errors: { data?: { errors?: { path: string; message: string }[] } }[] };

/** What was wrong with a document: each field with its message. */
export async function problems(response: Response, status = 400): Promise<Record<string, string>> {
  const { errors } = await json<Refused>(response, status);
  const fields = errors.flatMap(({ data }) => data?.errors ?? []);
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}
