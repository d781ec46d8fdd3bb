import { readFileSync } from 'node:fs'

/** One line of the specification, in our own words. Tests that show it carry `id` as a tag. */
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

/** The ids in the tables of docs/security.md, which begin each row. */
export function readPromises(markdown = readFileSync('docs/security.md', 'utf8')): string[] {
  return [...markdown.matchAll(/^\| `([^`]+)` \|/gm)].map(([, id = '']) => id)
}
