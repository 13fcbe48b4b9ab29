/** The back office's English catalogue, by room. */
import { categoriesWords } from './categories';
import { officeHttpWords } from './http';
import { officeOrderStatusWords } from './order-status';
import { officeOrderWords } from './orders';
import { officeProblemWords } from './problems';

export const office = {
  categories: categoriesWords,
  http: officeHttpWords,
  orderStatus: officeOrderStatusWords,
  orders: officeOrderWords,
  problems: officeProblemWords,
};
