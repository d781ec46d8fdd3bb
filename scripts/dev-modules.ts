import { registerHooks } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Which of a checkout's modules imports which, and how often each has to be loaded anew. */
export type Modules = {
  /** Says that a file changed. Answers the modules that have to be loaded anew, as paths in the checkout. */
  change(path: string, upTo: readonly string[]): ReadonlySet<string>
  /** The address under which a module is loaded as it is now. */
  addressOf(path: string): string
}

/**
 * Lets modules of the checkout be imported again after they changed, with all that import them: each time under another
 * address. What does not import them stays as it is, with all that it keeps. For development: former ones stay in memory.
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

/** The module and whatever imports it, directly or not; nothing where nobody does. Who imports one of `upTo` is left out. */
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
