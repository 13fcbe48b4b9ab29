/** The environment, read once. Nothing else touches `process.env`, but the server's start, which completes it. */
import { type Env, readEnv } from './env-schema';

export const env: Env = readEnv(process.env);
