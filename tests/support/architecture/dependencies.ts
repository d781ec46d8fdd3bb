import type { SourceFiles } from './imports.ts'

const home = 'server/platform/context.ts'
/** A feature's extension of the one `Deps`. */
const added = /declare module '[^']*\/context\.ts' \{\s*interface Deps\b/g
const declared = /^[ \t]*(?:export )?(?:type|interface) (\w*(?:Deps|Ctx))(?=\s*[<={]| extends )/gm

/** The server has one `Deps` and one `Ctx`: functions declare the parts they use, and no other type replaces them. */
export function dependencyProblems(sources: SourceFiles): string[] {
  return [...sources]
    .filter(([path]) => path.startsWith('server/') && path !== home)
    .flatMap(([path, source]) =>
      [...source.replace(added, '').matchAll(declared)].map(
        ([, name]) => `${path} declares ${name}; only ${home} may declare Deps and Ctx`,
      ),
    )
}
