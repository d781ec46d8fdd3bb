import { elideArticles } from './italian-articles.ts'
import { fallbackLanguage, type Language, languageTag } from './languages.ts'
import type { TextKey } from './text-keys.ts'

/** One namespace of a language, as in its JSON file. */
export type Texts = { [key: string]: string | Texts }
/** Namespaces by name. */
export type Resources = Readonly<Record<string, Texts>>
export type Values = Readonly<Record<string, string | number>>
/** Looks up a text by its namespace and key; those of `Key` by the key alone: `Translate<KeyOf<'cart'>>`. */
export type Translate<Key extends string = never> = (key: TextKey | Key, values?: Values) => string

/**
 * A key that data names, such as the code of an import in the database. The type does not vouch for it: a test has to show
 * that every value of that data has a text.
 */
export const dynamicKey = (key: string) => key as TextKey

type Options = { language: Language; resources: Resources; fallback?: Resources | undefined }

/**
 * Reads i18next JSON (version 4): `t('products:filters.title', { count: 3 })`. A key missing in its language falls back
 * to English, and a key missing in English to the key itself.
 */
export function createTranslator({ language, resources, fallback }: Options): Translate {
  const sources = [
    { resources, plurals: new Intl.PluralRules(languageTag(language)) },
    { resources: fallback ?? {}, plurals: new Intl.PluralRules(languageTag(fallbackLanguage)) },
  ]
  return (key, values = {}) => {
    const count = values.count
    for (const source of sources) {
      const form = typeof count === 'number' ? source.plurals.select(count) : undefined
      const message = (form && find(source.resources, `${key}_${form}`)) ?? find(source.resources, key)
      if (message === undefined) continue
      const text = message.replace(/\{\{\s*(\w+)\s*\}\}/g, (all, name) => String(values[name] ?? all))
      return language === 'it' ? elideArticles(text) : text
    }
    return key
  }
}

function find(resources: Resources, key: string): string | undefined {
  const [namespace = '', path = ''] = key.split(':', 2)
  let found: string | Texts | undefined = resources[namespace]
  for (const part of path.split('.')) {
    found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined
  }
  return typeof found === 'string' ? found : undefined
}
