/** The back office's English catalogue, by room. */
import { categoriesWords } from './categories';
import { officeOrderWords } from './orders';

export const office = { categories: categoriesWords, orders: officeOrderWords };
