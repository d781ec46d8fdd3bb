import { readFileSync } from 'node:fs'
import type { Language } from '#domain/languages.ts'
import { createTranslator, type Texts } from '#domain/translation.ts'

/** Without words that belong to one language. */
export function wordsFrom(language: Language, ...namespaces: string[]) {
  const resources: Record<string, Texts> = Object.fromEntries(
    namespaces.map((name): [string, Texts] => [
      name,
      JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8')),
    ]),
  )
  return { language, resources, t: createTranslator({ language, resources }) }
}
