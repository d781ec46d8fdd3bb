import type { Language } from '#domain/languages.ts'
import type { Texts } from '#domain/translation.ts'
import { loadTexts } from './load-texts.ts'
import type { TextStore } from './translation-context.tsx'

/** The browser's texts of the page's language; `version` is a hash of their content, so that files may be cached for ever. */
export function createTextStore(language: Language, version: string): TextStore {
  const resources: Record<string, Texts> = {}
  const loading = new Map<string, Promise<unknown>>()
  return {
    language,
    resources,
    read(namespace) {
      if (resources[namespace]) return undefined
      const started = loading.get(namespace)
      if (started) return started
      const load = loadTexts(textsUrl(language, namespace, version))
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

export function textsUrl(language: Language, namespace: string, version: string): string {
  return `/locales/${language}/${namespace}.json?v=${version}`
}

/** The namespaces the server rendered the page with: they must be there before hydration. */
export function preloadedNamespaces(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[as=fetch][href^="/locales/"]')].map(
    (link) => /([^/]+)\.json/.exec(link.href)?.[1] ?? '',
  )
}
