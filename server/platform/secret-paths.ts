import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'

const oneTimePath = /(\/auth\/(?:activate|reset-password|confirm-email|multipass)\/)[^/?#"'\\\s&]+/gi
/** Also in a return path in the query. */
const linkPath =
  /((?:\/|%2f)(?:protocols|baskets|withdraw|withdrawals|back-in-stock|stock-requests|guest-orders|saved-carts|unsubscribe)(?:\/|%2f))[\w%-]{20,}/gi
const typedQuery = /([?&]query=)[^&#"'\\\s]+/gi
// Anything shorter is not a token, and may be an ordinary word of the log line.
const shortestSecret = 8

const secretsOfRequest = new AsyncLocalStorage<readonly string[]>()

/** During a request whose route has secret values, no log line contains them in any encoding. */
export function withSecrets<Answer>(secrets: readonly string[], run: () => Answer): Answer {
  const long = secrets.filter((secret) => secret.length >= shortestSecret)
  return long.length > 0 ? secretsOfRequest.run(long, run) : run()
}

/** For calls with a token in their path, no log line contains it. */
export function hideTokens(app: FastifyInstance): void {
  app.addHook('preHandler', ({ params }, _, done) => {
    const named = Object.entries((params ?? {}) as Record<string, string>)
    withSecrets(
      named.flatMap(([name, value]) => (name.endsWith('token') ? [value, encodeURIComponent(value)] : [])),
      done,
    )
  })
}

/** Removes tokens in paths and search texts from a log line. */
export function withoutTokens(line: string): string {
  const secrets = secretsOfRequest.getStore() ?? []
  return secrets
    .reduce((rest, secret) => rest.replaceAll(secret, '[token]'), line)
    .replace(oneTimePath, '$1[token]')
    .replace(linkPath, '$1[token]')
    .replace(typedQuery, '$1[query]')
}
