import { commonWords } from '@/words/fr/common';

/** A text of the catalogue, read in a thread. */
export async function titleInThread({ name }: { name: string }): Promise<string> {
  return `${name}: ${commonWords.home}`;
}
