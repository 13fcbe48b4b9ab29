/** Must run before any schema is made: the content security policy forbids the code zod would otherwise generate. */
import { config } from 'zod';

config({ jitless: true });
