import type { FastifyStaticOptions } from '@fastify/static'

const yearSeconds = 31_536_000

/** Scripts, fonts and the public folder, compressed by the build. Files with a hash in their name never change. */
export function builtFiles(root: string): FastifyStaticOptions {
  return {
    root: `${root}/build/client`,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.includes('/build/client/assets/')
      reply.header(
        'cache-control',
        hashed ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600',
      )
      reply.header('x-content-type-options', 'nosniff')
    },
  }
}
