/** The address of a page on the way to another, such as the login; `redirectTo` has no language. */
export function viaPath(path: string, redirectTo: string | null): string {
  if (!redirectTo) return path
  return `${path}${path.includes('?') ? '&' : '?'}redirectTo=${encodeURIComponent(redirectTo)}`
}
