/** The back office's English catalogue, by room. */
import { categoriesWords } from './categories';

export const office = { categories: categoriesWords };
