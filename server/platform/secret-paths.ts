import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'

const oneTimePath = /(\/auth\/(?:activate|reset-password|confirm-email|multipass)\/)[^/?#"'\\\s&]+/gi
/** Also where a way back stands in a query. */
const linkPath =
  /((?:\/|%2f)(?:protocols|withdraw|withdrawals|back-in-stock|stock-requests)(?:\/|%2f))[\w%-]{20,}/gi
const typedQuery = /([?&]query=)[^&#"'\\\s]+/gi
// What is shorter is no token, and may be a word of the line.
const shortestSecret = 8

const secretsOfRequest = new AsyncLocalStorage<readonly string[]>()

/** While a request is answered whose route says that these are secret, no line of the log holds them, however they are spelled. */
export function withSecrets<Answer>(secrets: readonly string[], run: () => Answer): Answer {
  const long = secrets.filter((secret) => secret.length >= shortestSecret)
  return long.length > 0 ? secretsOfRequest.run(long, run) : run()
}

/** Of calls whose matched route has a token in its path no line of the log holds it. */
export function hideTokens(app: FastifyInstance): void {
  app.addHook('preHandler', ({ params }, _, done) => {
    const named = Object.entries((params ?? {}) as Record<string, string>)
    withSecrets(
      named.flatMap(([name, value]) => (name.endsWith('token') ? [value, encodeURIComponent(value)] : [])),
      done,
    )
  })
}

/** A line of the log without the tokens that stand in paths, and without what somebody searched for. */
export function withoutTokens(line: string): string {
  const secrets = secretsOfRequest.getStore() ?? []
  return secrets
    .reduce((rest, secret) => rest.replaceAll(secret, '[token]'), line)
    .replace(oneTimePath, '$1[token]')
    .replace(linkPath, '$1[token]')
    .replace(typedQuery, '$1[query]')
}
