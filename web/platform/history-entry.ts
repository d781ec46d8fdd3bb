/** Identifies the history entry at which the browser is, as the router does with `location.key`. */
export function historyEntry(): string {
  return history.state?.key ?? 'default'
}
