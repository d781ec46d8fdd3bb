import { importProblem } from './folder-imports.ts'
import { importsOf, type SourceFiles } from './imports.ts'
import { callsInBrowser, schemasInBrowser } from './schemas.ts'

const longestFile = 300
const sayingNothing = /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/

/** All deviations of the code from the architecture. */
export function problemsOf(sources: SourceFiles): string[] {
  const imports = [...sources].flatMap(([path, source]) => importsOf(path, source))
  return [
    ...imports.flatMap((edge) => importProblem(edge) ?? []),
    ...schemasInBrowser(imports),
    ...callsInBrowser(imports),
    ...cyclesOf(imports.filter(({ isInternal }) => isInternal)).map(
      (cycle) => `${cycle.join(' → ')} is an import cycle`,
    ),
    ...[...sources].flatMap(([path, source]) => lengthProblem(path, source) ?? []),
    ...[...sources.keys()]
      .filter((path) => sayingNothing.test(path))
      .map((path) => `${path} has a name that is too vague`),
    ...[...sources.keys()]
      .filter((path) => isStrayTest(path, sources))
      .map((path) => `${path} is not next to the code it tests`),
  ]
}

function lengthProblem(path: string, source: string) {
  const lines = source.trimEnd().split('\n').length
  return lines > longestFile ? `${path} has ${lines} lines; ${longestFile} is the limit` : undefined
}

/** `x.test.ts` is beside `x.ts`, `x-y.ts` or the folder `x`, or inside it; tests of everything are in `tests/`. */
function isStrayTest(path: string, sources: SourceFiles) {
  if (!/\.test\.tsx?$/.test(path) || /^tests\/(journeys\/)?[^/]+$/.test(path)) return false
  const [base = ''] = path.split('.test.')
  const [name, folder] = base.split('/').reverse()
  const isTested = (other: string) => !other.includes('.test.') && /^[-./]/.test(other.slice(base.length))
  return name !== folder && ![...sources.keys()].some((other) => other.startsWith(base) && isTested(other))
}

/** One cycle from each group of files that import each other. */
export function cyclesOf(imports: readonly { from: string; to: string }[]): string[][] {
  const next = Map.groupBy(imports, ({ from }) => from)
  const done = new Set<string>()
  const cycles: string[][] = []
  const visit = (file: string, path: string[]) => {
    const start = path.indexOf(file)
    if (start >= 0) cycles.push([...path.slice(start), file])
    if (start >= 0 || done.has(file)) return
    for (const { to } of next.get(file) ?? []) visit(to, [...path, file])
    done.add(file)
  }
  for (const file of next.keys()) visit(file, [])
  return cycles
}
