/** PostgreSQL's largest id: a larger number is no document's. */
export const MAX_ID = 2_147_483_647;
