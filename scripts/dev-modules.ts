import { registerHooks } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The import graph of a checkout's modules, and how often each has been reloaded. */
export type Modules = {
  /** Registers that a file changed. Returns the modules that have to be reloaded, as paths in the checkout. */
  change(path: string, upTo: readonly string[]): ReadonlySet<string>
  /** The URL under which a module is loaded in its present state. */
  addressOf(path: string): string
}

/**
 * Lets changed modules of the checkout be imported again, with all modules that import them: each time under another
 * URL. All others keep their state. For development only: old modules stay in memory.
 */
export function watchModules(root: string): Modules {
  const importers = new Map<string, Set<string>>()
  const versions = new Map<string, number>()
  const pathOf = (url: string | undefined) => {
    if (!url?.startsWith('file:')) return undefined
    const path = relative(root, fileURLToPath(url))
    return path.startsWith('..') || path.startsWith('node_modules') ? undefined : path
  }
  const addressOf = (path: string) => {
    const { href } = pathToFileURL(`${root}/${path}`)
    const version = versions.get(path)
    return version === undefined ? href : `${href}?v=${version}`
  }

  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context)
      const path = pathOf(resolved.url)
      if (path === undefined) return resolved
      const importer = pathOf(context.parentURL)
      if (importer !== undefined) importers.set(path, (importers.get(path) ?? new Set()).add(importer))
      return { ...resolved, url: addressOf(path) }
    },
  })

  return {
    addressOf,
    change(path, upTo) {
      const affected = affectedBy(path, { importers, upTo })
      for (const each of affected) versions.set(each, (versions.get(each) ?? 0) + 1)
      return affected
    },
  }
}

type Graph = { importers: ReadonlyMap<string, ReadonlySet<string>>; upTo: readonly string[] }

/**
 * The module and everything that imports it, directly or not; empty if nothing does. Importers of the `upTo` modules
 * are not included.
 */
export function affectedBy(path: string, { importers, upTo }: Graph): Set<string> {
  const affected = new Set<string>()
  const visit = (module: string) => {
    if (affected.has(module)) return
    affected.add(module)
    if (!upTo.includes(module)) for (const importer of importers.get(module) ?? []) visit(importer)
  }
  if (importers.has(path)) visit(path)
  return affected
}
