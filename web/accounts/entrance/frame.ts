/** What a page passes to its layout in the route's `handle`. */
export type EntranceHandle = {
  /** The root omits header and footer. */
  frame: 'own'
  utilities: 'shopping'
  panel: 'sign-in' | 'practitioners' | 'clients'
  /** The link to the other page, at the top right. */
  corner: 'register' | 'login' | 'none'
}

export const entrance = (
  panel: EntranceHandle['panel'],
  corner: EntranceHandle['corner'],
): EntranceHandle => ({ frame: 'own', utilities: 'shopping', panel, corner })
