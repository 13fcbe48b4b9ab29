/** A name without its case and accents, as the shop compares names. */
export const fold = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
