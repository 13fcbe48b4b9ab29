import type pg from 'pg';

/** What reading needs: a pool, or one connection of it. */
export type Database = Pick<pg.Pool, 'query'>;
