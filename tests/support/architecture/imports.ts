import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'

/** The code base as files by path, such as `web/ui/button.tsx`, so that tests can build small ones. */
export type SourceFiles = ReadonlyMap<string, string>

/** `to` is a path in the repository, or the name of a package (`zod`, `node:fs`, `@fastify/static`). */
export type Import = {
  from: string
  to: string
  isInternal: boolean
  /** Whether anything besides types is imported. */
  isLoaded: boolean
}

const roomAlias = /^#(domain|contract|lib|server|web)\//

/** Every import of a file: static, dynamic or re-exported, including types, since they are dependencies, too. */
export function importsOf(path: string, source: string): Import[] {
  const { module } = parseSync(path, source)
  const loaded = new Set([
    ...module.staticImports.filter(isForMoreThanTypes).map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (isType ? [] : (moduleRequest?.value ?? []))),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) =>
      literal(source.slice(moduleRequest.start, moduleRequest.end)),
    ),
  ])
  const types = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
  ]
  return [...new Set([...loaded, ...types])].map((specifier) => ({
    ...resolve(path, specifier),
    isLoaded: loaded.has(specifier),
  }))
}

function isForMoreThanTypes({ entries }: { entries: readonly { isType: boolean }[] }): boolean {
  return entries.length === 0 || entries.some(({ isType }) => !isType)
}

function literal(expression: string): string[] {
  const quoted = /^['"`]([^'"`$]+)['"`]$/.exec(expression)?.[1]
  return quoted ? [quoted] : []
}

function resolve(from: string, specifier: string): Omit<Import, 'isLoaded'> {
  const plain = specifier.split('?')[0] ?? specifier
  if (roomAlias.test(plain)) return { from, to: plain.slice(1), isInternal: true }
  if (plain.startsWith('.')) return { from, to: posix.join(posix.dirname(from), plain), isInternal: true }
  return { from, to: packageName(plain), isInternal: false }
}

function packageName(specifier: string) {
  if (specifier.startsWith('node:')) return specifier
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}
