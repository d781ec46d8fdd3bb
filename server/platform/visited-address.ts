import type { Config } from './config.ts'

type Shop = { config: Pick<Config, 'publicUrl' | 'demonstration'>; origin: () => string }

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

/**
 * A URL of the shop, under the host name that the visitor uses: a sign-in under another name would not be known there.
 * Only applies to a demonstration without its own URL, and to names of the same machine.
 */
export function visitedAddress({ config, origin }: Shop, address: string, host: string | undefined): string {
  if (config.publicUrl || !config.demonstration || !host || !loopback.test(host)) return address
  const own = `${origin()}/`
  return address.startsWith(own) ? `http://${host}/${address.slice(own.length)}` : address
}
