import type pg from 'pg';

/** A pool, or one of its connections. */
export type Database = Pick<pg.Pool, 'query'>;
