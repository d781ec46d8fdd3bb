import { globSync, readFileSync } from 'node:fs'
import type { Line, Specification } from './specification.ts'
import { type TaggedTest, taggedTestsOf } from './tagged-tests.ts'

export type FoundTest = TaggedTest & { file: string }
type Checkout = Pick<Specification, 'finished' | 'planned'> & {
  lines: readonly Line[]
  promises: readonly string[]
  tests: readonly FoundTest[]
}

export function findTaggedTests(): FoundTest[] {
  return globSync('{domain,contract,lib,server,web,seeds,scripts,bench,tests}/**/*.test.{ts,tsx}')
    .map((file) => ({ file: file.replaceAll('\\', '/'), source: readFileSync(file, 'utf8') }))
    .filter(({ source }) => source.includes('tags'))
    .flatMap(({ file, source }) => taggedTestsOf(file, source).map((test) => ({ file, ...test })))
}

/** The ids covered by a test that runs wherever the tests run. */
export function shownBy(tests: readonly FoundTest[]): Set<string> {
  return new Set(tests.flatMap((test) => (test.isSkipped || test.isConditional ? [] : test.tags)))
}

/** The errors in tags, and the finished lines and promises without a test that runs. */
export function problemsOf({ finished, planned, lines, promises, tests }: Checkout): string[] {
  const ids = [...lines.map(({ id }) => id), ...promises]
  const shown = shownBy(tests)
  const required = [...lines.filter(({ step }) => finished.includes(step)).map(({ id }) => id), ...promises]
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `"${id}" is the id of two lines`),
    ...lines
      .filter(({ step }) => !finished.includes(step) && !planned.includes(step))
      .map(({ id, step }) => `"${id}" belongs to the step "${step}", which is neither finished nor planned`),
    ...required.filter((id) => !shown.has(id)).map((id) => `"${id}" has no test`),
    ...tests.flatMap(({ file, title, tags, isSkipped }) => [
      ...tags
        .filter((tag) => !ids.includes(tag))
        .map((tag) => `${file}: "${title}" has the unknown tag "${tag}"`),
      ...(isSkipped ? [`${file}: "${title}" has tags, but is skipped`] : []),
    ]),
  ]
}

/** By section: how many lines have a test, and which have none. */
export function reportOf({ sections }: Specification, tests: readonly FoundTest[]): string[] {
  const shown = shownBy(tests)
  const all = sections.flatMap(({ lines }) => lines)
  return [
    ...sections.flatMap(({ title, lines }) => [
      `${title}: ${countOf(lines, shown)}`,
      ...lines
        .filter(({ id }) => !shown.has(id))
        .map(({ id, step, text }) => `  ${step.padEnd(10)}  ${id.padEnd(28)}  ${text}`),
    ]),
    `All sections: ${countOf(all, shown)}`,
  ]
}

function countOf(lines: readonly Line[], shown: ReadonlySet<string>) {
  return `${lines.filter(({ id }) => shown.has(id)).length} of ${lines.length} lines have a test`
}
