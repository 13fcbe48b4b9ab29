/** `npm run migrate`: migrates the database and exits. */
import { tell } from '../console';
import { runWithShop } from '../open-database';

runWithShop(async () => tell('The database is up to date.'));
