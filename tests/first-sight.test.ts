import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf } from './support/architecture/imports.ts'

/** Pages on which a visit may start. */
const firstPages = [
  'web/root.tsx',
  ...globSync('web/catalogue/*/*.route.tsx'),
  ...globSync('web/content/*/*.route.tsx'),
  'web/search/results/search-results.route.tsx',
]
const everyUtility = 'web/ui/part-styles.tsx'

test('the first style sheet contains all utilities needed for the first paint', () => {
  const sheet = readFileSync('web/ui/styles.css', 'utf8')
  const sources = (negated: boolean) =>
    [...sheet.matchAll(/^@source (not )?"([^"]+)";/gm)]
      .filter(([, not]) => Boolean(not) === negated)
      .flatMap(([, , pattern = '']) => globSync(join('web/ui', pattern)))
  const without = sources(true)
  const read = new Set(sources(false).filter((file) => !without.some((left) => file.startsWith(left))))
  const drawn = [...drawnWith(firstPages)].filter(([, text]) => text.includes('className='))
  expect(drawn.length).toBeGreaterThan(40)
  expect(drawn.map(([file]) => file).filter((file) => !read.has(file))).toEqual([])
})

/** These files and their imports, except modules that bring their own utilities. */
function drawnWith(pages: readonly string[]): Map<string, string> {
  const seen = new Map<string, string>()
  const waiting = [...pages]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file) || !file.endsWith('.tsx')) continue
    const text = readFileSync(file, 'utf8')
    // What is loaded later brings its own styles.
    const imports = importsOf(file, text.replaceAll(/\bimport\(/g, 'later('))
    if (imports.some(({ to }) => to === everyUtility)) continue
    seen.set(file, text)
    waiting.push(...imports.filter(({ isInternal, isLoaded }) => isInternal && isLoaded).map(({ to }) => to))
  }
  return seen
}
