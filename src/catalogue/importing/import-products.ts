import type { TaskConfig } from 'payload';
import { runSlice } from './run-import';

type Input = { importId: number; mayUpdateStock?: boolean | null };

/**
 * Continues an import of products for a second, then queues itself again, so that mails are sent in between. After a crash it
 * continues behind the last committed line (run-import.ts).
 */
export const importProducts: TaskConfig<{ input: Input; output: Record<string, never> }> = {
  slug: 'import-products',
  label: 'Import of products',
  inputSchema: [
    { name: 'importId', type: 'number', required: true },
    { name: 'mayUpdateStock', type: 'checkbox' },
  ],
  // The database may be away for an hour. A cancelled import ends nevertheless.
  retries: { attempts: 720, backoff: { type: 'fixed', delay: 5_000 } },
  handler: async ({ input, req: { payload } }) => {
    const { importId, mayUpdateStock } = input;
    const hasMore = await runSlice({ payload, importId, mayUpdateStock: mayUpdateStock ?? false });
    if (hasMore) await payload.jobs.queue({ task: 'import-products', input, overrideAccess: true });
    return { output: {} };
  },
};
