import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { Template, TemplateCreation, TemplateList, TemplateMade } from '#contract/protocols.ts'
import { practitionerTypes, userTypes } from '#domain/accounts/user-types.ts'
import { ctxOf, keptByNobody, onlyFor, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { ownView } from '../product-view.ts'
import type { ProtocolsWorld } from '../world.ts'
import { createFromTemplate } from './create-from-template.ts'
import { getTemplate, listTemplates, presentTemplate } from './templates.ts'

const tags = ['Protocol templates']
const refusals = { 401: Problem, 403: Problem, 422: Problem }

/** Protocols to begin from, in the reader's language. */
export async function templateRoutes(scope: FastifyInstance, world: ProtocolsWorld): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  onlyFor(scope, userTypes.admin, ...practitionerTypes)
  keptByNobody(scope)

  app.get(
    protocolPaths.templates,
    { schema: { tags, summary: 'The templates of protocols', response: { 200: TemplateList, ...refusals } } },
    async (request) => {
      const view = ownView(request)
      const templates = await listTemplates(world.db, view.language)
      return { data: await Promise.all(templates.map((each) => presentTemplate(world, each, view))) }
    },
  )

  app.get(
    protocolPaths.template(':id'),
    {
      schema: {
        tags,
        summary: 'A template, to look at before it is used',
        params: PathId,
        response: { 200: Template, 400: Problem, ...refusals, 404: Problem },
      },
    },
    async (request) => {
      const view = ownView(request)
      return presentTemplate(world, await getTemplate(world.db, request.params.id, view.language), view)
    },
  )

  app.post(
    protocolPaths.createFromTemplate,
    {
      schema: {
        tags,
        summary: 'Creates a protocol from a template',
        body: TemplateCreation,
        response: { 201: TemplateMade, 400: Problem, ...refusals, 404: Problem, 409: Problem },
      },
    },
    async (request, reply) => {
      const shelf = { products: world.products, view: ownView(request) }
      const id = await createFromTemplate(ctxOf(request, world), request.body, shelf)
      world.counts.count('protocol-created', signedIn(request))
      return reply.code(201).send({ id })
    },
  )
}
