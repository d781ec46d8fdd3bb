import type { Import } from './imports.ts'

/** Parts of the browser that load the schema library, through the contract: paths and types stand apart from it. */
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
    .map(({ from, to }) => `${from} brings the schema library into the browser with ${to}`)
}

function isInBrowser(path: string): boolean {
  return path.startsWith('web/') && !/\.test\.tsx?$|^web\/entry\.server\./.test(path)
}
