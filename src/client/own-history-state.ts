/**
 * What the shop itself keeps in the present entry of the browser's history, without the part of Next's router (16.4): handed
 * over with that part, `replaceState` would take the call for one of the router's own, and the router would not hear of it.
 */
export function ownHistoryState(): Record<string, unknown> {
  const { __NA: _, __PRIVATE_NEXTJS_INTERNALS_TREE: __, ...own } = window.history.state ?? {};
  return own;
}
