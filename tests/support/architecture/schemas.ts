import type { Import } from './imports.ts'

/** Browser modules that load the schema library through the contract; paths and types are in modules without it. */
export function schemasInBrowser(imports: readonly Import[]): string[] {
  const loaded = imports.filter(({ isLoaded }) => isLoaded)
  const withSchemas = new Set(['zod'])
  for (let before = 0; before < withSchemas.size; ) {
    before = withSchemas.size
    for (const { from, to } of loaded)
      if (from.startsWith('contract/') && withSchemas.has(to)) withSchemas.add(from)
  }
  return loaded
    .filter(({ from, to }) => isInBrowser(from) && withSchemas.has(to))
    .map(({ from, to }) => `${from} loads the schema library in the browser through ${to}`)
}

/** Browser modules that use the table of all calls: they import its types only, which adds nothing to the bundles. */
export function callsInBrowser(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to, isLoaded }) => isLoaded && to === 'contract/calls.ts' && isInBrowser(from))
    .map(({ from }) => `${from} loads the table of all calls in the browser`)
}

function isInBrowser(path: string): boolean {
  return path.startsWith('web/') && !/\.test\.tsx?$|^web\/entry\.server\./.test(path)
}
