import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Problem } from '#contract/problem.ts'
import { clientProtocolPaths, protocolPaths, sharedProtocolPaths } from '#contract/protocol-paths.ts'
import { PlanQuery, SharedPlanQuery } from '#contract/sharing.ts'
import { languageTag } from '#domain/languages.ts'
import type { Deps } from '#server/platform/context.ts'
import { documentName, shownInline } from '#server/platform/documents/file-name.ts'
import { ctxOf, noStore, noStoreNoIndex } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { openDrawingThread } from '#server/platform/pdf/drawing-thread.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { documentLimit, type Limit } from '#server/platform/rate-limits.ts'
import type { PlanOrder } from '../plan/draw-plan.ts'
import { type PlanPrinter, printPlan } from '../plan/print-plan.ts'
import { linkSource, ownSource, type PlanSource, receivedSource } from '../plan/sources.ts'
import { getLink, LinkToken } from './public.ts'

const personLimit = documentLimit('plan-paper')
const addressLimit: Limit = { name: 'shared-plan-paper', max: 30, windowSeconds: 300 }
const answers = { 400: Problem, 404: Problem, 429: Problem }

/** Printed protocols. */
export async function planDocumentRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const thread = openDrawingThread<PlanOrder>(new URL('../plan/plan-thread.ts', import.meta.url), {
    onFailure: (failure) => deps.log.error({ failure }, 'A plan could not be drawn'),
  })
  scope.addHook('onClose', () => thread.close())
  const printer: PlanPrinter = { ...deps, thread }
  await scope.register(ownPaper, printer)
  await scope.register(receivedPaper, printer)
  await scope.register(sharedPaper, printer)
}

async function ownPaper(scope: FastifyInstance, printer: PlanPrinter): Promise<void> {
  noStore(scope)
  scope.withTypeProvider<ZodTypes>().get(
    protocolPaths.document(':id'),
    {
      schema: {
        tags: ['Protocols'],
        summary: 'Download a protocol as PDF, for everyone or for one client',
        params: PathId,
        querystring: PlanQuery,
        response: answers,
      },
    },
    (request, reply) =>
      printer.limits.inTurn(request, personLimit, async () => {
        const ctx = { ...ctxOf(request, printer), sealing: printer.sealing }
        const source = await ownSource(ctx, request.params.id, request.query.share_id)
        return sendPlan(printer, { request, reply, source, wanted: request.query })
      }),
  )
}

async function receivedPaper(scope: FastifyInstance, printer: PlanPrinter): Promise<void> {
  noStore(scope)
  scope.withTypeProvider<ZodTypes>().get(
    clientProtocolPaths.document(':id'),
    {
      schema: {
        tags: ['Client protocols'],
        summary: 'Download a protocol shared with you as PDF',
        params: PathId,
        querystring: SharedPlanQuery,
        response: answers,
      },
    },
    (request, reply) =>
      printer.limits.inTurn(request, personLimit, async () => {
        const ctx = { ...ctxOf(request, printer), sealing: printer.sealing }
        const source = await receivedSource(ctx, request.params.id)
        return sendPlan(printer, { request, reply, source, wanted: request.query })
      }),
  )
}

async function sharedPaper(scope: FastifyInstance, printer: PlanPrinter): Promise<void> {
  noStoreNoIndex(scope)
  scope.withTypeProvider<ZodTypes>().get(
    sharedProtocolPaths.document(':link_token'),
    {
      schema: {
        tags: ['Sharing'],
        summary: 'Download a protocol as PDF, for anyone who has its link',
        params: LinkToken,
        querystring: SharedPlanQuery,
        response: answers,
      },
    },
    async (request, reply) => {
      const { link_token: token } = request.params
      const source = linkSource(await getLink(request, printer, token), token)
      return printer.limits.inTurn(request, addressLimit, () =>
        sendPlan(printer, { request, reply, source, wanted: request.query }),
      )
    },
  )
}

type Sending = {
  request: FastifyRequest
  reply: FastifyReply
  source: PlanSource
  wanted: z.infer<typeof SharedPlanQuery>
}

async function sendPlan(
  printer: PlanPrinter,
  { request, reply, source, wanted }: Sending,
): Promise<FastifyReply> {
  const language = wanted.language ?? source.language ?? languageOfRequest(request)
  const bytes = await printPlan(printer, source, {
    language,
    size: wanted.size === 'large' ? 'large' : 'regular',
    now: printer.clock(),
  })
  const name = documentName(source.record.name.replace(/[/\\]/g, '-'), 'application/pdf')
  return reply
    .type('application/pdf')
    .headers({ 'content-disposition': shownInline(name), 'content-language': languageTag(language) })
    .send(bytes)
}
