import { english } from '../../english';

const numbered = (ids: readonly number[]) => ids.map((id) => `#${id}`).join(', ');

/** What the calls about the confirmation of orders answer. */
export const confirmationWords = english('confirmation', {
  duplicate: (ids: readonly number[]) =>
    `May be the same order twice: ${numbered(ids)}, by the same telephone, with a product in common.`,
  refusedBefore: (ids: readonly number[]) => `This telephone refused an order before: ${numbered(ids)}.`,
  blocked: 'This telephone is blocked: it cannot order online.',
  claimed: (username: string) => `Claimed by ${username}.`,
  /** @param status its label */
  notAwaited: (status: string) => `This order does not wait for a call: it is "${status}". The call was noted.`,
  /** @param status its label */
  notAmendable: (status: string) => `This order cannot be amended: it is "${status}".`,
  momentInPast: 'Choose a moment in the future.',
});
