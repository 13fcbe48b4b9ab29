/** What somebody reads who saves a copy that another has changed meanwhile. */
export const STALE_EDIT_MESSAGE =
  'Somebody else has changed this since you opened it. Nothing was saved: reload to see the changes, then edit again.';
