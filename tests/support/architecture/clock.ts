import type { SourceFiles } from './imports.ts'

/** Where there is no clock yet: the start of a process, a read model without its parts, and fixtures. */
const makers: readonly string[] = [
  'server/main.ts',
  'server/deps.ts',
  'server/catalogue/read-model/open.ts',
  'server/accounts/fixtures.ts',
]
const asked = /new Date\(\)/

/** All code of the server asks one clock for the time, so that a test can move it. */
export function clockProblems(sources: SourceFiles): string[] {
  return [...sources]
    .filter(([path]) => path.startsWith('server/') && !path.includes('.test.') && !makers.includes(path))
    .filter(([, source]) => asked.test(source))
    .map(([path]) => `${path} reads the system’s clock; use now or clock()`)
}
