import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { PageRequest } from '#contract/pages.ts'
import { isLanguage, type Language } from '#domain/languages.ts'
import type { Region } from '#domain/regions.ts'
import { createTranslator } from '#domain/translation.ts'
import { inProcessApi } from './in-process-api.ts'
import { type Locales, readLocales } from './locales.ts'
import { builtPages, developmentPages } from './renderer.ts'

export type PageConfig = { region: Region; publicUrl: string | undefined; otherStoreUrl: string | undefined }
export type PageOptions = {
  config: PageConfig
  /** The checkout: `build/` and `locales/` stand in it. */
  root: string
  /** In development: pages come from the sources. */
  vite?: ViteDevServer | undefined
}

export async function pageRoutes(app: FastifyInstance, { config, root, vite }: PageOptions): Promise<void> {
  const render = vite ? developmentPages(vite) : await builtPages(`${root}/build/server/index.js`)
  let locales = readLocales(`${root}/locales`)

  async function page(request: FastifyRequest, reply: FastifyReply) {
    if (vite) locales = readLocales(`${root}/locales`)
    const language = request.url.split(/[/?.]/)[1]
    if (!isLanguage(language)) return reply.redirect(`/en${request.url}`)
    const { page } = pageRequestFor(app, { config, locales, language, origin: originOf(request, config) })
    const headers = new Headers({ accept: String(request.headers.accept ?? '') })
    return render(new Request(`http://shop${request.url}`, { headers }), page)
  }

  app.get('/locales/:language/:file', (request, reply) => {
    const { language, file } = request.params as { language: string; file: string }
    const bytes = isLanguage(language)
      ? (locales[language].files.get(file.replace('.json', '')) ??
        locales.en.files.get(file.replace('.json', '')))
      : undefined
    return bytes ? reply.type('application/json').send(bytes) : reply.callNotFound()
  })

  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) return reply.callNotFound()
    if (vite && (await answeredByVite(vite, request, reply))) return reply.hijack()
    return page(request, reply)
  })
}

function answeredByVite(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply) {
  return new Promise<boolean>((resolve) => {
    reply.raw.once('close', () => resolve(true))
    vite.middlewares(request.raw, reply.raw, () => resolve(false))
  })
}

export function originOf(request: FastifyRequest, config: PageConfig): string {
  return config.publicUrl ?? `${request.protocol}://${request.host}`
}

type PageOrigin = { config: PageConfig; locales: Locales; language: Language; origin: string }

export function pageRequestFor(app: FastifyInstance, { config, locales, language, origin }: PageOrigin) {
  const shown = new Set<number>()
  const resources = { ...locales.en.texts, ...locales[language].texts }
  const page: PageRequest = {
    api: inProcessApi(app, language),
    shop: {
      language,
      origin,
      region: config.region,
      textsVersion: locales[language].version,
      otherStoreUrl: config.otherStoreUrl,
    },
    t: createTranslator({ language, resources }),
    texts: (namespace) => resources[namespace] ?? {},
    shows: (ids) => {
      for (const id of ids) shown.add(id)
    },
  }
  return { page, shown }
}
