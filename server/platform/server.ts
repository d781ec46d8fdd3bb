import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Config } from './config.ts'
import type { Deps } from './context.ts'
import { drainConnections } from './draining.ts'
import { healthRoutes, isAnswering } from './health.ts'
import { applyContractSchemas, parseQuery, pathOf } from './http.ts'
import { addressOf } from './listening.ts'
import { localeRoutes } from './locales.ts'
import type { Log } from './log.ts'
import { devMailRoutes } from './mail/dev-mail.ts'
import { trackMethods } from './method-not-allowed.ts'
import { describeApi } from './openapi.ts'
import { answerProblems, problemAnswers, Refusal } from './problems.ts'
import { openRateLimits } from './rate-limits.ts'
import { openRedis } from './redis.ts'
import {
  answerMalformed,
  applyRequestLimits,
  defaultRequestLimits,
  type RequestLimits,
  requestLimitOptions,
} from './request-limits.ts'
import type { Sealing } from './sealing.ts'
import { hideTokens } from './secret-paths.ts'
import { logRefusals, openSecurityLog, type SecurityLog } from './security-log.ts'
import type { Translations } from './translation.ts'

const longestAddress = 8000

type ServerOptions = {
  config: Config
  log: Log
  translations: Translations
  /** HTTP status of each problem. */
  statusOf: Parameters<typeof problemAnswers>[0]['statusOf']
  /** Replaces the shop's own limits in tests. */
  requestLimits?: RequestLimits | undefined
  /** Aborted when the process is about to end. */
  stopping?: AbortSignal | undefined
}

/** A server without calls and pages, which answers every error with a message. */
export function openServer({
  config,
  log,
  translations,
  statusOf,
  requestLimits = defaultRequestLimits,
  stopping,
}: ServerOptions) {
  const logger: FastifyBaseLogger = log
  const securityLog = openSecurityLog(log)
  const answers = problemAnswers({
    statusOf,
    translatorFor: translations.translatorFor,
    onRefusal: logRefusals(securityLog),
  })
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    ...requestLimitOptions(requestLimits),
    clientErrorHandler: answerMalformed(answers.answerTo),
    rewriteUrl: ({ url = '/' }) => pathOf(url),
    frameworkErrors: answers.onError,
    // Requests that still arrive while the server closes are answered like all others.
    return503OnClosing: false,
    // Preparing the queue takes longer than the usual 10 s on a very busy machine.
    pluginTimeout: 120_000,
    routerOptions: { querystringParser: parseQuery, maxParamLength: 300 },
  })
  applyRequestLimits(app, requestLimits)
  if (stopping) drainConnections(app, stopping)
  answerProblems(app, answers)
  app.addHook('onRequest', ({ raw }, _, done) => {
    done((raw.url ?? '').length > longestAddress ? new Refusal('address-too-long') : undefined)
  })
  return { app, answers, securityLog, origin: () => originOf(app, config) }
}

/** Base URL of links in emails: the shop's own, or else where it listens. */
function originOf(app: FastifyInstance, config: Config): string {
  const listening = app.server.address()
  const port = listening && typeof listening === 'object' ? listening.port : config.port
  return config.publicUrl ?? addressOf({ host: config.host, port })
}

/** What belongs to no feature: health, texts, and in a demonstration the emails. */
export async function platformRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'db' | 'sql' | 'translations'> & {
    catalogue: { isReady(): boolean }
    stopping?: AbortSignal | undefined
  },
): Promise<void> {
  const { sql, translations, catalogue, stopping } = deps
  const isReady = async () => catalogue.isReady() && (await isAnswering(sql))
  await app.register(healthRoutes, { isReady, stopping })
  await app.register(localeRoutes, translations.pages)
  await app.register(devMailRoutes, deps)
}

type ApiOptions = {
  config: Config
  log: Log
  sealing: Sealing
  answers: ReturnType<typeof problemAnswers>
  securityLog: SecurityLog
}

const about = {
  title: 'Verbena API',
  version: '2',
  description: 'All API calls of the shop, as used by its own pages',
}

/** Sets up a scope for API calls. When all are registered, `refuseOtherMethods` answers other methods. */
export async function openApi(api: FastifyInstance, options: ApiOptions) {
  const { config, answers, securityLog } = options
  await api.register(helmet, apiHeaders(config))
  await describeApi(api, about)
  applyContractSchemas(api)
  hideTokens(api)
  answerProblems(api, answers)
  const refuseOtherMethods = trackMethods(api)
  const limits = await openRateLimits(api, {
    shared: await openSharedCounting(api, options),
    onReached: (limit, userId) => securityLog('limit-reached', userId, limit),
  })
  return { limits, refuseOtherMethods }
}

async function openSharedCounting(api: FastifyInstance, { config, log, sealing }: ApiOptions) {
  if (!config.redisUrl) return undefined
  const redis = await openRedis({ url: config.redisUrl, log })
  api.addHook('onClose', async () => redis.close())
  // The shops of two regions may use one Redis.
  return { redis, salt: sealing.mark(`limits of ${config.region}`) }
}

function apiHeaders({ publicUrl }: Config): FastifyHelmetOptions {
  const directives = { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], frameAncestors: ["'none'"] }
  return {
    contentSecurityPolicy: { useDefaults: false, directives },
    hsts: publicUrl?.startsWith('https:') ? { includeSubDomains: false } : false,
  }
}
