import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf } from './support/architecture/imports.ts'

const sheetOfRoute = (file: string) => {
  const text = readFileSync(file, 'utf8')
  const named =
    /utilities: '(\w+)'/.exec(text)?.[1] ?? (/handle = signInHandle\(/.test(text) ? 'shopping' : undefined)
  return named ?? (/handle = \{ frame: /.test(text) ? 'all' : 'first')
}
const routes = globSync('web/**/*.route.tsx')
const ofSheet = (sheet: string) => routes.filter((file) => sheetOfRoute(file) === sheet)
const mountedLater = (sheet: string) =>
  globSync('web/**/*.tsx').filter((file) => readFileSync(file, 'utf8').includes(`<Utilities of="${sheet}"`))

test.each([
  { sheet: 'first', pages: ['web/root.tsx', ...ofSheet('first')], without: /<Utilities of=/, later: false },
  {
    sheet: 'store',
    pages: ['web/root.tsx', ...ofSheet('first'), ...ofSheet('store')],
    without: /<Utilities of=/,
    later: false,
  },
  {
    sheet: 'shopping',
    pages: [
      'web/root.tsx',
      ...ofSheet('first'),
      ...ofSheet('store'),
      ...ofSheet('shopping'),
      ...mountedLater('shopping'),
    ],
    without: /<Utilities of="all"|utilitySheets\.all/,
    later: true,
  },
])('the style sheet “$sheet” contains all utilities of its pages', ({ sheet, pages, without, later }) => {
  const read = sourcesOf(`web/ui/utilities/${sheet}.css`)
  const drawn = [...drawnWith(pages, without, later)].filter(([, text]) => hasClasses.test(text))
  expect(drawn.length).toBeGreaterThan(30)
  expect(drawn.map(([file]) => file).filter((file) => !read.has(file))).toEqual([])
})

/** Attributes of components, and constants such as 'flex md:grid' of other modules. */
const hasClasses = /className=|(['"`])[^'"`\n]*\b[a-z-]+:[a-z]+[-\w]* [^'"`\n]*\1/

function sourcesOf(sheet: string): Set<string> {
  const sources = [...readFileSync(sheet, 'utf8').matchAll(/^@source (not )?"([^"]+)";/gm)]
  const files = (negated: boolean) =>
    sources
      .filter(([, not]) => Boolean(not) === negated)
      .flatMap(([, , pattern = '']) => globSync(join('web/ui/utilities', pattern)))
  const without = files(true)
  return new Set(files(false).filter((file) => !without.some((left) => file.startsWith(left))))
}

/** These files and their imports, except modules that bring other utilities; `later` follows lazy imports, too. */
function drawnWith(pages: readonly string[], without: RegExp, later: boolean): Map<string, string> {
  const seen = new Map<string, string>()
  const waiting = [...pages]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file) || !/^web\/.*\.tsx?$/.test(file)) continue
    const text = readFileSync(file, 'utf8')
    if (without.test(text)) continue
    seen.set(file, text)
    const imports = importsOf(file, later ? text : text.replaceAll(/\bimport\(/g, 'later('))
    waiting.push(...imports.filter(({ isInternal, isLoaded }) => isInternal && isLoaded).map(({ to }) => to))
  }
  return seen
}

test.each(['first', 'shopping', 'store'])(
  'no page uses a utility that the style sheet “%s” leaves out',
  (sheet) => {
    const [, words = ''] =
      /@source not inline\("\{(.*)\}"\)/.exec(readFileSync(`web/ui/utilities/${sheet}.css`, 'utf8')) ?? []
    const leftOut = new Set(words.split(','))
    expect(leftOut.size).toBeGreaterThan(2)
    const used = [...sourcesOf(`web/ui/utilities/${sheet}.css`)].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)]
        .flatMap(([, plain = '', computed = '']) => [
          plain,
          ...(computed.match(/(?<=['"`])[^'"`]*(?=['"`])/g) ?? []),
        ])
        .flatMap((classes) => classes.split(/\s+/))
        .filter((name) => leftOut.has(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(used).toEqual([])
  },
)

test('no utility styles what is in an element by what else is in it: each change of a page would restyle all of it', () => {
  const found = globSync('web/**/*.{ts,tsx}').filter((file) =>
    /\b(?:group|peer)-(?:not-)?(?:has-|\[[^\]]*:has)/.test(readFileSync(file, 'utf8')),
  )
  expect(found).toEqual([])
})
