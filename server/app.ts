import { join } from 'node:path'
import helmet from '@fastify/helmet'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { problemStatus } from '#contract/problem.ts'
import { regionSettings } from '#domain/regions.ts'
import { openReadModel } from './catalogue/read-model/open.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { apiDocumentRoutes } from './platform/api-document.ts'
import type { Config } from './platform/config.ts'
import type { Database, Sql } from './platform/database.ts'
import { openGeoip } from './platform/geoip.ts'
import { healthRoutes } from './platform/health.ts'
import { parseQuery, speakContract } from './platform/http.ts'
import { localeRoutes } from './platform/locales.ts'
import type { Log } from './platform/log.ts'
import { watchMethods } from './platform/methods.ts'
import { describeApi } from './platform/openapi.ts'
import { answerProblems } from './platform/problems.ts'
import { loadTranslations } from './platform/translation.ts'
import { regionRoutes } from './regions/routes.ts'

const checkout = join(import.meta.dirname, '..')

export type World = { config: Config; sql: Sql; db: Database; log: Log }

/** Every feature of the shop, on one server. Answers at once; the catalogue loads behind it. */
export async function buildApp({ config, sql, log }: World): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: 1_000_000,
    routerOptions: { querystringParser: parseQuery, maxParamLength: 300 },
  })
  const translations = loadTranslations(join(checkout, 'locales'))
  const catalogue = openReadModel({ config, sql, log, translations })
  app.addHook('onClose', () => catalogue.close())
  answerProblems(app, { statusOf: problemStatus, translatorFor: translations.translatorFor })
  const { currency, country } = regionSettings[config.region]
  const countryOf = await openGeoip({ home: country, override: config.demonstrationCountry })

  await app.register(healthRoutes, { isReady: async () => catalogue.isReady() && (await answers(sql)) })
  await app.register(localeRoutes, translations)
  await app.register(
    async (api) => {
      await api.register(helmet, {
        contentSecurityPolicy: apiPolicy,
        crossOriginResourcePolicy: { policy: 'same-site' },
      })
      await describeApi(api, about)
      speakContract(api)
      const refuseOtherMethods = watchMethods(api)
      await api.register(catalogueRoutes, { catalogue, currency })
      await api.register(regionRoutes, { countryOf })
      await api.register(apiDocumentRoutes)
      refuseOtherMethods()
      answerProblems(api, { statusOf: problemStatus, translatorFor: translations.translatorFor })
    },
    { prefix: '/api' },
  )
  return app
}

const about = {
  title: 'Verbena API',
  version: '2',
  description: 'All calls of the shop, as its own pages use them.',
}
const apiPolicy = {
  useDefaults: false,
  directives: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], frameAncestors: ["'none'"] },
}

async function answers(sql: Sql): Promise<boolean> {
  return sql`SELECT 1`.then(
    () => true,
    () => false,
  )
}
