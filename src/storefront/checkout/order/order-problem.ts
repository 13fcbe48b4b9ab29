/** What the page says after an order was not confirmed, until the next try. */
export type OrderProblem = {
  /** in French, one sentence for each thing that changed since the cart was filled */
  changes: readonly string[];
  /**
   * `session-over`: the login was refused. `unanswered`: it is not known whether the order exists. `elsewhere`: it exists
   * and belongs to an account that is not logged in.
   */
  notice: 'session-over' | 'unanswered' | 'elsewhere' | null;
  /** in French, why the shop refused the order, where nothing above says it */
  reason: string | null;
};

export const NO_PROBLEM: OrderProblem = { changes: [], notice: null, reason: null };
