import { readFileSync } from 'node:fs'
import type { Language } from '#domain/languages.ts'
import { createTranslator, type Texts } from '#domain/translation.ts'

/** Words of a language out of its own files, in English where a file is missing. */
export function wordsFrom(language: Language, ...namespaces: string[]) {
  const read = (of: Language): Record<string, Texts> =>
    Object.fromEntries(
      namespaces.map((name): [string, Texts] => [
        name,
        JSON.parse(readFileSync(`locales/${of}/${name}.json`, 'utf8')),
      ]),
    )
  return { language, t: createTranslator({ language, resources: read(language) }) }
}
