import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '#domain/languages.ts'
import type { Texts } from '#domain/translation.ts'

/** One language's texts, and a hash of them that makes their addresses unchangeable. */
export type LocaleTexts = {
  version: string
  texts: Readonly<Record<string, Texts>>
  files: ReadonlyMap<string, Buffer>
}
export type Locales = Readonly<Record<Language, LocaleTexts>>

export function readLocales(folder: string): Locales {
  return Object.fromEntries(
    languages.map((language) => [language, readLanguage(join(folder, language))]),
  ) as Locales
}

function readLanguage(folder: string): LocaleTexts {
  const hash = createHash('sha256')
  const texts: Record<string, Texts> = {}
  const files = new Map<string, Buffer>()
  for (const name of jsonFiles(folder)) {
    const bytes = readFileSync(join(folder, name))
    hash.update(name).update(bytes)
    const namespace = name.slice(0, -'.json'.length)
    texts[namespace] = JSON.parse(bytes.toString('utf8')) as Texts
    files.set(namespace, bytes)
  }
  return { version: hash.digest('hex').slice(0, 8), texts, files }
}

function jsonFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
  } catch {
    return []
  }
}
