/**
 * The Idempotency-Key of a request, kept until the shop has answered. If the answer is lost, the same request sent again has the
 * same key, after a reload too, and the shop answers with what the first one made. The tab keeps what was typed as long.
 */
import { isRefusedForItself } from '@/client/api/shops-refusal';
import { tabKeeper } from '@/client/browser-storage';
import { randomUuid } from '@/client/identity/random-uuid';
import { isRecord, parsedJson } from '@/domain/json';

type Kept = { key: string; content: string };

/** By kind; used if the browser forbids storage. */
const unstored = new Map<string, Kept>();

/**
 * Sends a request with its key.
 * @param kind of request; one of a kind is kept
 * @param content what makes it the same request as an earlier one
 */
export async function sendWithKey<T>(
  { kind, content }: { kind: 'quote' | 'part-request'; content: unknown },
  send: (key: string) => Promise<T>,
): Promise<T> {
  const name = `unanswered-${kind}`;
  const key = keyOf(name, JSON.stringify(content));
  try {
    const answer = await send(key);
    forget(name);
    return answer;
  } catch (error) {
    if (isRefusedForItself(error)) forget(name);
    throw error;
  }
}

function keyOf(name: string, content: string): string {
  const kept = unstored.get(name) ?? parse(tabKeeper.read(name));
  if (kept?.content === content) return kept.key;
  const fresh = { key: randomUuid(), content };
  unstored.set(name, fresh);
  tabKeeper.write(name, JSON.stringify(fresh));
  return fresh.key;
}

function forget(name: string): void {
  unstored.delete(name);
  tabKeeper.remove(name);
}

function parse(text: string | null): Kept | null {
  const kept = parsedJson(text ?? '');
  if (!isRecord(kept) || typeof kept.key !== 'string' || typeof kept.content !== 'string') return null;
  return { key: kept.key, content: kept.content };
}
