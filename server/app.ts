import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { ViteDevServer } from 'vite'
import { problemStatus } from '#contract/problem.ts'
import { regionSettings } from '#domain/regions.ts'
import { forgetEnded } from './accounts/commands/forget-ended.ts'
import { accountLetters } from './accounts/letters.ts'
import { accountRoutes } from './accounts/routes.ts'
import { openKnownDevices } from './accounts/sign-in/known-devices.ts'
import { openSignIns } from './accounts/sign-in/sign-ins.ts'
import { adminRoutes } from './admin/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { pictureRoutes } from './catalogue/pictures/routes.ts'
import { packPictures } from './catalogue/queries/pack-pictures.ts'
import { openReadModel } from './catalogue/read-model/open.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { ownPractitionerRoutes } from './clients/own-practitioner-routes.ts'
import { clientRoutes } from './clients/routes.ts'
import { openUsageCounts } from './marketing/commands/usage-counts.ts'
import { forgetBuyers } from './orders/commands/forget-buyers.ts'
import { orderLetters } from './orders/letters/order-letters.ts'
import { openPress } from './orders/paper/press.ts'
import { handlePaymentJobs } from './orders/payments/jobs.ts'
import { paymentRoutes } from './orders/payments/routes.ts'
import { openOrderTimers } from './orders/payments/timers.ts'
import { orderRoutes } from './orders/routes.ts'
import { pageRoutes } from './pages/routes.ts'
import { apiDocumentRoutes } from './platform/api-document.ts'
import type { Config } from './platform/config.ts'
import type { Database, Sql } from './platform/database.ts'
import { drainConnections } from './platform/draining.ts'
import { folderFiles } from './platform/files.ts'
import { openGeoip } from './platform/geoip.ts'
import { recognise } from './platform/guards.ts'
import { healthRoutes } from './platform/health.ts'
import { parseQuery, pathOf, speakContract } from './platform/http.ts'
import { forgetIdempotencyKeys } from './platform/idempotency/once.ts'
import { openJobs } from './platform/jobs.ts'
import { loadLettering } from './platform/lettering.ts'
import { addressOf } from './platform/listening.ts'
import { localeRoutes } from './platform/locales.ts'
import type { Log } from './platform/log.ts'
import { devMailRoutes } from './platform/mail/dev-mail.ts'
import { forgetMails } from './platform/mail/forget-mails.ts'
import { openMailer } from './platform/mail/mailer.ts'
import { watchMethods } from './platform/methods.ts'
import { describeApi } from './platform/openapi.ts'
import { openPaymentProvider } from './platform/payments/open-provider.ts'
import type { PaymentProvider } from './platform/payments/provider.ts'
import { openPickUpPoints } from './platform/pick-up-points/open-points.ts'
import { answerProblems, problemAnswers, Refusal, refuse } from './platform/problems.ts'
import { openRateLimits } from './platform/rate-limits.ts'
import {
  answerBroken,
  limitReceiving,
  type ReceivingLimits,
  receivingLimits,
  receivingOptions,
} from './platform/receiving.ts'
import { openSealing } from './platform/sealing.ts'
import { hideTokens } from './platform/secret-paths.ts'
import { openTidying } from './platform/tidying.ts'
import { loadTranslations } from './platform/translation.ts'
import { practitionerLetters } from './practitioners/letters.ts'
import { practitionerRoutes } from './practitioners/routes.ts'
import { openCompanions } from './protocols/companions.ts'
import { protocolLetters } from './protocols/letters.ts'
import { protocolRoutes } from './protocols/routes.ts'
import { regionRoutes } from './regions/routes.ts'
import { forgetCounts } from './search/commands/forget-counts.ts'
import { openSearchCounts } from './search/commands/search-counts.ts'
import { openDemand } from './search/demand.ts'
import { searchRoutes } from './search/routes.ts'
import { forgetStockRequests } from './wishlist/commands/stock-requests.ts'
import { wishlistRoutes } from './wishlist/routes.ts'
import { openStockWatch } from './wishlist/stock-watch.ts'

const checkout = join(import.meta.dirname, '..')
const longestAddress = 8000
const databasePatienceMs = 2000

export type World = {
  config: Config
  /** The database's address, past any pooler. */
  url: string
  sql: Sql
  db: Database
  /** For what nobody waits for, with more patience; `db` and `sql` where there is none. */
  background?: { sql: Sql; db: Database } | undefined
  log: Log
  /** In development pages come from the sources. */
  vite?: ViteDevServer | undefined
  /** Aborted once the process is about to end: what comes is still answered, and told to go elsewhere next. */
  stopping?: AbortSignal | undefined
  /** Another payment provider than the configured one, for tests. */
  provider?: PaymentProvider | undefined
  /** Other limits than the shop's own, for tests. */
  receiving?: ReceivingLimits | undefined
  /** How often it looks for what was left behind; for tests, which do not want to wait. */
  pace?: { timersMs: number; superviseSeconds: number } | undefined
}

/** The whole shop on one server. Answers at once; the catalogue loads behind it. */
export async function buildApp(world: World): Promise<FastifyInstance> {
  const { app, catalogue, translations } = await buildApi(world)
  const { config, db, vite } = world
  await app.register(pageRoutes, { config, db, translations, catalogue, root: checkout, vite })
  return app
}

/** All of the shop but its pages, which have to be built first. */
export async function buildApi(world: World) {
  const { config, url, sql, db, background = { sql, db }, log, receiving = receivingLimits } = world
  const logger: FastifyBaseLogger = log
  const translations = loadTranslations(join(checkout, 'locales'))
  const answers = problemAnswers({ statusOf: problemStatus, translatorFor: translations.translatorFor })
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    ...receivingOptions(receiving),
    clientErrorHandler: answerBroken(answers.answerTo),
    rewriteUrl: ({ url = '/' }) => pathOf(url),
    frameworkErrors: answers.onError,
    // What still arrives while the server closes is answered like all else.
    return503OnClosing: false,
    routerOptions: { querystringParser: parseQuery, maxParamLength: 300 },
  })
  limitReceiving(app, receiving)
  const catalogue = openReadModel({ config, sql: background.sql, log, translations })
  app.addHook('onClose', () => catalogue.close())
  answerProblems(app, answers)
  app.addHook('onRequest', ({ raw }, _, done) => {
    done((raw.url ?? '').length > longestAddress ? new Refusal('address-too-long') : undefined)
  })
  const jobs = openJobs(url, log, world.pace)
  const sealing = await openSealing(config)
  const origin = () => originOf(app, config)
  const paper = openPress({ config, translations, origin, log })
  app.addHook('onClose', () => paper.close())
  const letters = {
    ...accountLetters,
    ...practitionerLetters,
    ...protocolLetters({ config, products: catalogue, sealing, translations }),
    ...orderLetters({ ...paper, products: catalogue }),
  }
  const mailer = openMailer({ config, db: background.db, jobs, log, translations, letters, origin })
  const provider = world.provider ?? openPaymentProvider({ config, db, origin })
  const paying = { config, db: background.db, jobs, log, provider, origin, clock: () => new Date() }
  handlePaymentJobs(paying)
  const timers = openOrderTimers(paying, { period: world.pace?.timersMs })
  app.addHook('onClose', () => timers.close())
  app.addHook('onReady', () => jobs.start())
  app.addHook('onClose', async () => {
    await jobs.stop()
    mailer.close()
  })
  const tidying = openTidying({ db: background.db, log }, [
    forgetEnded,
    forgetMails,
    forgetCounts,
    forgetStockRequests,
    forgetIdempotencyKeys,
    forgetBuyers(config.region),
  ])
  app.addHook('onClose', () => tidying.close())
  const stockWatch = openStockWatch({ db: background.db, jobs, log, products: catalogue })
  app.addHook('onClose', () => stockWatch.close())
  const counts = openUsageCounts({ db: background.db, log })
  app.addHook('onClose', () => counts.close())
  const searchCounts = openSearchCounts({ db: background.db, log })
  app.addHook('onClose', () => searchCounts.close())
  const companions = openCompanions({ db: background.db, log, catalogue })
  app.addHook('onClose', () => companions.close())
  const demand = openDemand({ db: background.db, log })
  app.addHook('onClose', () => demand.close())
  const files = folderFiles(config.dataDir)
  const { currency, country } = regionSettings[config.region]
  const countryOf = await openGeoip({ home: country, override: config.demonstrationCountry })

  const isReady = async () => catalogue.isReady() && (await isAnswering(sql))
  await app.register(healthRoutes, { isReady, stopping: world.stopping })
  if (world.stopping) drainConnections(app, world.stopping)
  await app.register(localeRoutes, translations)
  await app.register(devMailRoutes, { config, db, translations })
  const lettering = await loadLettering()
  await app.register(pictureRoutes, {
    files,
    lettering,
    pictureOf: async (assetId) =>
      (await catalogue.whenReady(5000)) ? catalogue.pictureOf(assetId) : refuse('unavailable'),
  })
  await app.register(
    async (api) => {
      await api.register(helmet, apiHeaders(config))
      await describeApi(api, about)
      speakContract(api)
      hideTokens(api)
      answerProblems(api, answers)
      const refuseOtherMethods = watchMethods(api)
      const limits = await openRateLimits(api)
      const knownDevices = openKnownDevices({ config, db, sealing })
      const guarded = { sealing, limits, knownDevices }
      const signIns = await openSignIns({ config, db, sql, jobs, countryOf, ...guarded })
      recognise(api, signIns.identify)
      const people = { config, db, jobs, log, files }
      await api.register(accountRoutes, { ...people, ...guarded, sql, countryOf, translations, signIns })
      await api.register(practitionerRoutes, { ...people, limits })
      await api.register(adminRoutes, { ...people, forget: signIns.forget })
      await api.register(clientRoutes, people)
      await api.register(ownPractitionerRoutes, people)
      const onError = (error: unknown) => log.error(error, 'A picture for paper could not be made or kept')
      await api.register(protocolRoutes, {
        ...people,
        ...{ products: catalogue, counts, limits, sealing, translations, origin },
        packPictures: packPictures({ catalogue, files, lettering, onError }),
      })
      const shelf = { db, products: catalogue, region: config.region }
      await api.register(cartRoutes, { ...shelf, limits })
      await api.register(wishlistRoutes, { ...shelf, limits })
      const pickUp = openPickUpPoints(config)
      const selling = { translations, products: catalogue, provider, pickUp, origin }
      const buying = { config, db, jobs, log, limits, ...selling }
      await api.register(orderRoutes, { ...buying, press: paper })
      await api.register(checkoutRoutes, buying)
      await api.register(paymentRoutes, buying)
      await api.register(catalogueRoutes, { catalogue, currency, db })
      await api.register(searchRoutes, { catalogue, currency, db, limits, searchCounts, demand })
      await api.register(regionRoutes, { countryOf })
      await api.register(apiDocumentRoutes)
      refuseOtherMethods()
    },
    { prefix: '/api' },
  )
  return { app, catalogue, companions, counts, searchCounts, demand, translations }
}

const about = {
  title: 'Verbena API',
  version: '2',
  description: 'All calls of the shop, as its own pages use them.',
}

function apiHeaders({ publicUrl }: Config): FastifyHelmetOptions {
  const directives = { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], frameAncestors: ["'none'"] }
  return {
    contentSecurityPolicy: { useDefaults: false, directives },
    hsts: publicUrl?.startsWith('https:') ? { includeSubDomains: false } : false,
  }
}

/** Where links of mails lead: the shop's own name, else where it listens. */
function originOf(app: FastifyInstance, config: Config): string {
  const listening = app.server.address()
  const port = listening && typeof listening === 'object' ? listening.port : config.port
  return config.publicUrl ?? addressOf({ host: config.host, port })
}

async function isAnswering(sql: Sql): Promise<boolean> {
  const answer = sql`SELECT 1`.then(
    () => true,
    () => false,
  )
  return Promise.race([answer, wait(databasePatienceMs, false, { ref: false })])
}
