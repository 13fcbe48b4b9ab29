/**
 * The current history entry's state without the fields of Next's router (16.4). With those fields, `history.replaceState`
 * would mistake the call for the router's own, and the router would not notice the new address.
 */
export function ownHistoryState(): Record<string, unknown> {
  const { __NA: _, __PRIVATE_NEXTJS_INTERNALS_TREE: __, ...own } = window.history.state ?? {};
  return own;
}
