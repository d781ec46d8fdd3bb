/** Without a language, which the visitor's own browser adds. */
export function linkAddress(origin: string, token: string): string {
  return `${origin}/protocols/${encodeURIComponent(token)}`
}
