import type { FastifyInstance } from 'fastify'
import type { PageRequest, Shop } from '#contract/pages.ts'
import { fallbackLanguage } from '#domain/languages.ts'
import type { Translations } from '#server/platform/translation.ts'
import { inProcessApi } from './in-process-api.ts'
import type { PageContent } from './page-cache.ts'

export type Texts = Translations['pages']

/** The input of one rendering, and which products it showed. */
export function openPageRequest(
  app: FastifyInstance,
  translations: Texts,
  shop: Shop,
  address: string | undefined,
) {
  const { language } = shop
  const products = new Set<number>()
  let catalogue = false
  let store: string | undefined
  const content = new Set<string>()
  const { submit, ...api } = inProcessApi(app, {
    language,
    address,
    onWholeCatalogue: () => {
      catalogue = true
    },
  })
  const request: PageRequest = {
    shop,
    api,
    submit,
    t: translations.translatorFor(language),
    texts: (namespace) =>
      translations.resourcesOf(language)[namespace] ??
      translations.resourcesOf(fallbackLanguage)[namespace] ??
      {},
    textsUrl(namespace) {
      const own = translations.file(language, namespace)
      const { hash } = own ?? translations.file(fallbackLanguage, namespace) ?? {}
      return `/locales/${own ? language : fallbackLanguage}/${namespace}.json${hash ? `?v=${hash}` : ''}`
    },
    shows(ids) {
      for (const id of ids) products.add(id)
    },
    showsStore(name) {
      store = name
    },
    showsContent(name) {
      content.add(name)
    },
    report: (error) => app.log.error({ err: error }, 'page failed'),
  }
  return { request, shown: (): PageContent => ({ products, catalogue, store, content }) }
}
