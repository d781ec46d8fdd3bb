import { readFileSync } from 'node:fs'
import { type Language, languages } from '#domain/languages.ts'
import { type Rule, readRule } from './rules.ts'

/** The expectation of a query that should find nothing. */
export const nothing = 'nothing'

export type JudgedQuery = { language: Language; kind: string; query: string; rule: Rule | typeof nothing }

/**
 * What people type in each language, and which results would satisfy them. Based on what they want, not on what is
 * found at present.
 */
export function judgedQueries(): JudgedQuery[] {
  return languages.flatMap((language) =>
    Object.entries(read(language)).flatMap(([kind, queries]) =>
      Object.entries(queries).map(([query, rule]) => ({
        language,
        kind,
        query,
        rule: rule === nothing ? rule : readRule(rule),
      })),
    ),
  )
}

function read(language: Language): Record<string, Record<string, string>> {
  return JSON.parse(readFileSync(new URL(`./queries/${language}.json`, import.meta.url), 'utf8'))
}
