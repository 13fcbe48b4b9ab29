import { inject } from 'vitest';

const EVERY_MS = 10;

/**
 * Sends a request, and meanwhile calls the health check every 10 ms.
 * @returns the status of the answer, and the longest wait of a health check
 */
export async function holdUp(send: () => Promise<Response>): Promise<{ status: number; heldMs: number }> {
  const waits: Promise<number>[] = [];
  const timer = setInterval(() => waits.push(waitForHealth()), EVERY_MS);
  try {
    const response = await send();
    await response.arrayBuffer();
    // Stops the checks first: one that begins after the answer would measure nothing.
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
