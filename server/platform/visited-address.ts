import type { Config } from './config.ts'

type Shop = { config: Pick<Config, 'publicUrl' | 'demonstration'>; origin: () => string }

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

/**
 * An address of the shop's own, by the name under which it is visited: a sign-in under another name would not be known
 * there. Only a demonstration without its own address follows, and only names of the same machine.
 */
export function visitedAddress({ config, origin }: Shop, address: string, host: string | undefined): string {
  if (config.publicUrl || !config.demonstration || !host || !loopback.test(host)) return address
  const own = `${origin()}/`
  return address.startsWith(own) ? `http://${host}/${address.slice(own.length)}` : address
}
