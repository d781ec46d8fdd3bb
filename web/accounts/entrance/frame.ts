/** What a page tells the frame around it, in its route's `handle`. */
export type EntranceHandle = {
  /** The root leaves header and footer out. */
  frame: 'own'
  panel: 'sign-in' | 'practitioners' | 'clients'
  /** The way to the other page, at the top right. */
  corner: 'register' | 'login' | 'none'
}

export const entrance = (
  panel: EntranceHandle['panel'],
  corner: EntranceHandle['corner'],
): EntranceHandle => ({ frame: 'own', panel, corner })
