import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { Template, TemplateCreation, TemplateList, TemplateMade } from '#contract/protocols.ts'
import { countUsage } from '#server/marketing/count-usage.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import {
  OptionalIdempotencyHeaders,
  onceIfKeyed,
  optionalOnceKey,
} from '#server/platform/idempotency/once.ts'
import { PathId } from '#server/platform/path-id.ts'
import { ownView } from '../product-view.ts'
import { createFromTemplate } from '../templates/create-from-template.ts'
import { getTemplate, listTemplates, presentTemplates } from '../templates/templates.ts'

const tags = ['Protocol templates']
const refusals = { 401: Problem, 403: Problem, 422: Problem }

/** Templates in the reader's language. */
export async function templateRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  noStore(scope)

  app.get(
    protocolPaths.templates,
    {
      schema: { tags, summary: 'List the protocol templates', response: { 200: TemplateList, ...refusals } },
    },
    async (request) => {
      const view = ownView(request)
      const templates = await listTemplates(deps, view.language)
      return { data: await presentTemplates(deps, templates, view) }
    },
  )

  app.get(
    protocolPaths.template(':id'),
    {
      schema: {
        tags,
        summary: 'Preview a protocol template',
        params: PathId,
        response: { 200: Template, 400: Problem, ...refusals, 404: Problem },
      },
    },
    async (request) => {
      const view = ownView(request)
      const found = await getTemplate(deps, request.params.id, view.language)
      const [template] = await presentTemplates(deps, [found], view)
      return template!
    },
  )

  app.post(
    protocolPaths.createFromTemplate,
    {
      schema: {
        tags,
        summary: 'Create a protocol from a template',
        headers: OptionalIdempotencyHeaders,
        body: TemplateCreation,
        response: { 201: TemplateMade, 400: Problem, ...refusals, 404: Problem, 409: Problem },
      },
    },
    async (request, reply) => {
      const { products, writtenTemplates } = deps
      const context = { products, writtenTemplates, view: ownView(request) }
      const ctx = ctxOf(request, deps)
      const made = await onceIfKeyed(ctx.db, optionalOnceKey(request), ctx.now, async (db) => ({
        id: await createFromTemplate({ ...ctx, db }, request.body, context),
      }))
      countUsage(request, deps, 'protocol-created')
      return reply.code(201).send(made)
    },
  )
}
