import type { Language } from '#domain/languages.ts'
import type { Texts } from '#domain/translation.ts'
import { loadTexts } from './load-texts.ts'
import type { TextStore } from './translation-context.tsx'

/** The browser's texts of the page's language. `urls` are those the server named; others are asked for by name. */
export function createTextStore(language: Language, urls: ReadonlyMap<string, string>): TextStore {
  const resources: Record<string, Texts> = {}
  const loading = new Map<string, Promise<unknown>>()
  return {
    language,
    resources,
    read(namespace) {
      if (resources[namespace]) return undefined
      const started = loading.get(namespace)
      if (started) return started
      const load = loadTexts(urls.get(namespace) ?? `/locales/${language}/${namespace}.json`)
        .then((texts) => {
          resources[namespace] = texts
        })
        .catch((error: unknown) => {
          loading.delete(namespace)
          throw error
        })
      loading.set(namespace, load)
      return load
    },
  }
}

/** The namespaces the server rendered the page with, and where they are: they must be there before hydration. */
export function preloadedTexts(): Map<string, string> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[as=fetch][href^="/locales/"]')
  return new Map([...links].map(({ href }) => [/([\w-]+)\.json/.exec(href)?.[1] ?? '', href]))
}
