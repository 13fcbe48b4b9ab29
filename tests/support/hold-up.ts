import { inject } from 'vitest';

const EVERY_MS = 10;

/**
 * Sends a request and asks meanwhile, every 10 ms, whether the shop is well.
 * @returns the status of the answer, and the longest that one of the others waited for theirs
 */
export async function holdUp(send: () => Promise<Response>): Promise<{ status: number; heldMs: number }> {
  const waits: Promise<number>[] = [];
  const timer = setInterval(() => waits.push(waitForHealth()), EVERY_MS);
  try {
    const response = await send();
    await response.arrayBuffer();
    // Before the others are waited for: nobody would wait for one that begins now.
    clearInterval(timer);
    return { status: response.status, heldMs: Math.max(...(await Promise.all(waits))) };
  } finally {
    clearInterval(timer);
  }
}

async function waitForHealth(): Promise<number> {
  const start = performance.now();
  await (await fetch(`${inject('shop').url}/api/health/`)).arrayBuffer();
  return performance.now() - start;
}
