import type { FastifyInstance, HTTPMethods } from 'fastify'

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies HTTPMethods[]
export type Method = (typeof methods)[number]
/** `path` contains parameters as `{id}`, like the API document. */
export type Route = { method: Method; path: string }

/** Every call in the API document. */
export async function documentedRoutes(app: FastifyInstance): Promise<Route[]> {
  const document = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>()
  return Object.entries(document.paths).flatMap(([path, calls]) =>
    methods.filter((method) => method.toLowerCase() in calls).map((method) => ({ method, path })),
  )
}

/** Every path that the server itself has under `/api`, documented or not. */
export function knownAddresses(app: FastifyInstance): string[] {
  return addressesIn(app.printRoutes({ commonPrefix: false })).filter((path) => path.startsWith('/api/'))
}

/** Parses the route tree printed by Fastify: four characters per level; each line continues its parent's path. */
export function addressesIn(tree: string): string[] {
  const parents: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', taken] = /^((?:[│ ] {3})*)[├└]── (\S+)(?: \((.+)\))?$/u.exec(line) ?? []
    if (!part) return []
    const depth = indent.length / 4
    parents[depth] = `${depth > 0 ? parents[depth - 1] : ''}${part}`
    return taken ? [parents[depth].replaceAll(/:(\w+)/g, '{$1}')] : []
  })
}
