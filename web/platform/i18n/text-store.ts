import type { Language } from '#domain/languages.ts'
import type { Texts } from '#domain/translation.ts'
import { createQueue } from '../queue.ts'
import type { TextStore } from './translation-context.tsx'

type BrowserTexts = TextStore & {
  /** The texts used by the server's rendering have to be loaded before hydration. */
  preload(): Promise<unknown>
}

/** The browser's texts in the page's language. `urls` are those given by the server; others are requested by name. */
export function createTextStore(language: Language, urls: ReadonlyMap<string, string>): BrowserTexts {
  const resources: Record<string, Texts> = {}
  const waitedFor = new Map<string, Promise<unknown>>()

  async function load(namespace: string) {
    const url = urls.get(namespace) ?? `/locales/${language}/${namespace}.json`
    resources[namespace] = await loadTexts(url)
  }

  return {
    language,
    resources,
    preload: () => Promise.all([...urls.keys()].map(load)),
    read(namespace) {
      // React needs to get the same promise again.
      const waiting = waitedFor.get(namespace)
      if (waiting) return waiting
      if (resources[namespace]) return undefined
      const loading = load(namespace).catch((error: unknown) => {
        waitedFor.delete(namespace)
        throw error
      })
      waitedFor.set(namespace, loading)
      return loading
    },
  }
}

/** The namespaces used by the server's rendering, and their URLs. */
export function preloadedTexts(): Map<string, string> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[as=fetch][href^="/locales/"]')
  return new Map([...links].map(({ href }) => [/([\w-]+)\.json/.exec(href)?.[1] ?? '', href]))
}

export const parallelLoads = 10
export const loadRetries = 5
export const firstRetryDelayMs = 350

const queue = createQueue(parallelLoads)

/** Loads a namespace: at most ten at once, with retries on 5xx and network failures after doubling pauses. */
export function loadTexts(url: string): Promise<Texts> {
  return new Promise((resolve, reject) => {
    queue((finished) => void loadWithRetries(url).then(resolve, reject).then(finished))
  })
}

async function loadWithRetries(url: string): Promise<Texts> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return response.json() as Promise<Texts>
    const temporary = !response || response.status >= 500
    if (!temporary || attempt === loadRetries) throw new Error(`Texts did not load: ${url}`)
    await new Promise((resolve) => setTimeout(resolve, firstRetryDelayMs * 2 ** attempt))
  }
}
