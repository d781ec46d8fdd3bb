import { readFileSync } from 'node:fs'

/** A line of the specification, in our own words. Tests that cover it carry `id` as a tag. */
export type Line = { id: string; step: string; text: string }
/** The specification by section. Each line of a finished step needs a test; those of planned steps may have one. */
export type Specification = {
  finished: readonly string[]
  planned: readonly string[]
  sections: readonly { title: string; lines: readonly Line[] }[]
}

export function readSpecification(): Specification {
  return JSON.parse(readFileSync('tests/support/coverage/specification.json', 'utf8'))
}

/** The ids at the start of the table rows in docs/security.md. */
export function readPromises(markdown = readFileSync('docs/security.md', 'utf8')): string[] {
  return [...markdown.matchAll(/^\| `([^`]+)` \|/gm)].map(([, id = '']) => id)
}
