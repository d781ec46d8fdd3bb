import type { FastifyInstance, HTTPMethods } from 'fastify'
import { refuse } from './problems.ts'

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Answers 405 if a path exists but not for this method. Call it first, and the returned function when all routes are
 * registered.
 */
export function trackMethods(app: FastifyInstance): () => void {
  const taken = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const known = taken.get(url) ?? new Set()
    for (const one of [method].flat()) known.add(one)
    taken.set(url, known)
  })
  return () => {
    for (const [url, known] of [...taken]) {
      const others = methods.filter((method) => !known.has(method))
      const allow = [...known].join(', ')
      app.route({
        url: url.slice(app.prefix.length) || '/',
        method: others,
        schema: { hide: true },
        handler: (_, reply) => {
          reply.header('allow', allow)
          return refuse('method-not-allowed')
        },
      })
    }
  }
}
