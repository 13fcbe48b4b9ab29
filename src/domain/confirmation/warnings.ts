/** What a clerk is warned of before calling a customer. */
export const WARNINGS = ['duplicate', 'refused-before', 'blocked'] as const;

/** Two orders of one telephone with a product in common may be the same order twice if they are this close. */
export const DUPLICATE_HOURS = 48;
