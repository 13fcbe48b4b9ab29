import { parseId } from '@/contract/catalogue';
import { type Answer, refuse } from '@/http/answer';

/** Parses the id of a path. An impossible id is an unknown document (404). */
export async function withId(params: Record<string, string>, answer: (id: number) => Promise<Answer>): Promise<Answer> {
  const id = parseId(params.id);
  return id === null ? notFound() : answer(id);
}

export function notFound(): Answer {
  return refuse(404, 'Not Found');
}
