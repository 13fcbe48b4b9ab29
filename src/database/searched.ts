/** What the back office's searches read of orders, parcels and accounts, as SQL. Indexes of orders and parcels are made of the same expressions. */
import { foldedSql } from './texts';

/** The city of a row of `orders`, with a space before each word and behind it. */
export const SEARCHED_CITY = `(' ' || ${foldedSql('shipping_city')} || ' ')`;

/** A tracking number without spaces and hyphens (`searchedNumber` of src/domain/texts/tidy-text.ts), in capitals. */
export const SEARCHED_TRACKING = String.raw`regexp_replace(upper(tracking), '[\s\u2010-\u2015\u2212-]', '', 'g')`;

/** Names, username and e-mail address of a row of `users`. The first name once more, so that names match in either order. */
export const SEARCHED_PERSON = foldedSql(
  "coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(username, '') || ' ' || email",
);
