import type { Call } from '@/http/call';
import { catalogueCalls } from './catalogue';
import { docsCalls } from './docs';
import { healthCalls } from './health';
import { orderCalls } from './orders';
import { wilayaCalls } from './wilayas';

/** Every call under /api. */
export const calls: readonly Call[] = [...healthCalls, ...catalogueCalls, ...wilayaCalls, ...orderCalls, ...docsCalls];
