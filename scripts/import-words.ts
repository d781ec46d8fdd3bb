import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Note, Reason } from '#domain/catalogue/imports/outcome.ts'
import { languageOf } from '#domain/languages.ts'
import type { KeyOf } from '#domain/text-keys.ts'
import { createTranslator, type Texts, type Values } from '#domain/translation.ts'

const folder = join(import.meta.dirname, '..', 'locales')

/** Says a text of the imports by its key alone. */
export type ImportWords = (key: KeyOf<'imports'>, values?: Values) => string

/** Texts of the imports in the given language, or else the terminal's, if translated; otherwise English. */
export function importWords(asked: string | undefined, environment: NodeJS.ProcessEnv): ImportWords {
  const language = languageOf(asked ?? environment.LANG?.split('.')[0] ?? '') ?? 'en'
  const resources = { imports: read(language) ?? read('en') ?? {} }
  const translate = createTranslator({ language, resources, fallback: { imports: read('en') ?? {} } })
  return (key, values) => translate(`imports:${key}`, values)
}

function read(language: string): Texts | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, language, 'imports.json'), 'utf8'))
  } catch {
    return undefined
  }
}

export function reasonText(words: ImportWords, { code, values }: Reason): string {
  return words(`reasons.${code}`, values)
}

export function noteText(words: ImportWords, { code, values }: Note): string {
  return words(`notes.${code}`, values)
}
