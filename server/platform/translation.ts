import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { joinHeadings } from '#domain/japanese-headings.ts'
import { fallbackLanguage, type Language, languages } from '#domain/languages.ts'
import { createTranslator, type Resources, type Texts, type Translate } from '#domain/translation.ts'

/** A locale file as served. */
export type LocaleFile = { json: Buffer; brotli: Buffer; hash: string }

type Words = {
  translatorFor: (language: Language) => Translate
  resourcesOf: (language: Language) => Resources
  file: (language: Language, namespace: string) => LocaleFile | undefined
}

/** `pages`: what browsers get, where Japanese headings do not break within a phrase. */
export type Translations = Words & { pages: Words }

/** Reads `locales/` once. */
export function loadTranslations(folder: string): Translations {
  const resources = new Map(languages.map((language) => [language, readLanguage(join(folder, language))]))
  const joined = Object.entries(resources.get('ja') ?? {}).map(([name, texts]) => [name, joinHeadings(texts)])
  return {
    ...wordsOf(resources),
    pages: wordsOf(new Map(resources).set('ja', Object.fromEntries(joined))),
  }
}

function wordsOf(resources: ReadonlyMap<Language, Resources>): Words {
  const resourcesOf = (language: Language) => resources.get(language) ?? {}
  const fallback = resourcesOf(fallbackLanguage)
  const translators = new Map(
    languages.map((language) => [
      language,
      createTranslator({ language, resources: resourcesOf(language), fallback }),
    ]),
  )
  const files = new Map<string, LocaleFile>()
  return {
    resourcesOf,
    translatorFor: (language) => translators.get(language)!,
    file(language, namespace) {
      const key = `${language}/${namespace}`
      const known = files.get(key)
      if (known) return known
      const messages = resourcesOf(language)
      if (!Object.hasOwn(messages, namespace)) return undefined
      const file = served(messages[namespace]!)
      files.set(key, file)
      return file
    },
  }
}

function readLanguage(folder: string): Resources {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  return Object.fromEntries(
    names.map((name) => [
      basename(name, '.json'),
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as Texts,
    ]),
  )
}

function served(messages: Texts): LocaleFile {
  const json = Buffer.from(JSON.stringify(messages))
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 16)
  return { json, brotli: brotliCompressSync(json), hash }
}
