/** `npm run migrate`: brings the database to the present schema and ends. */
import { tell } from '../console';
import { withShop } from './with-shop';

withShop(async () => tell('The database is up to date.'));
