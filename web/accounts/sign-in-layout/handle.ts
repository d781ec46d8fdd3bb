/** What a page passes to its layout in the route's `handle`. */
export type SignInHandle = {
  /** The root omits header and footer. */
  frame: 'own'
  utilities: 'shopping'
  panel: 'sign-in' | 'practitioners' | 'clients'
  /** The link to the other page, at the top right. */
  corner: 'register' | 'login' | 'none'
}

export const signInHandle = (panel: SignInHandle['panel'], corner: SignInHandle['corner']): SignInHandle => ({
  frame: 'own',
  utilities: 'shopping',
  panel,
  corner,
})
