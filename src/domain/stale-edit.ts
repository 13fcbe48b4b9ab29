/**
 * What somebody reads who saves a copy that another has changed meanwhile. Without colon and comma: Payload's own forms would
 * take what stands behind them for a list of fields.
 */
export const STALE_EDIT_MESSAGE =
  'Somebody else has changed this since you opened it. Nothing was saved. Reload to see the changes and edit again.';
