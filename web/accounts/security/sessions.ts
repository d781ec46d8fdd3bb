import type { Session } from '#contract/accounts.ts'

type DeviceText = { key: 'both' | 'one' | 'none'; values: Record<string, string> }

/** The key and values that name a device, by how much is known of it. */
export function deviceText({ browser, system }: Pick<Session, 'browser' | 'system'>): DeviceText {
  if (browser && system) return { key: 'both', values: { browser, system } }
  const name = browser ?? system
  return name ? { key: 'one', values: { name } } : { key: 'none', values: {} }
}

/** This device first, then the ones that were seen last. */
export function inOrder(sessions: readonly Session[]): Session[] {
  return sessions.toSorted(
    (a, b) => Number(b.is_current) - Number(a.is_current) || b.last_seen_at.localeCompare(a.last_seen_at),
  )
}
