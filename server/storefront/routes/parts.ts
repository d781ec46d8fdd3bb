import type { FastifyInstance } from 'fastify'
import {
  Store,
  StoreAboutChange,
  StoreContactChange,
  type StoreContent,
  StoreHeaderChange,
  StoreMessageChange,
  storePaths,
} from '#contract/storefront.ts'
import type { Deps } from '#server/platform/context.ts'
import { noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { answerChange, storeRefusals, storeTags as tags } from './answer.ts'

/** The texts of a page, one part each. */
export async function storePartRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const response = { 200: Store, ...storeRefusals }

  app.put(
    storePaths.header,
    { schema: { tags, summary: 'Write the header of your page', body: StoreHeaderChange, response } },
    (request) =>
      answerChange(request, deps, (content) => ({
        ...content,
        header: { ...content.header, ...request.body },
      })),
  )

  app.put(
    storePaths.about,
    { schema: { tags, summary: 'Write about yourself', body: StoreAboutChange, response } },
    (request) =>
      answerChange(request, deps, (content) => ({
        ...content,
        about: { ...content.about, ...request.body },
      })),
  )

  app.put(
    storePaths.servicesHeader,
    { schema: { tags, summary: 'Introduce your services', body: StoreHeaderChange, response } },
    (request) => answerChange(request, deps, (content) => ({ ...content, services_header: request.body })),
  )

  app.put(
    storePaths.approach,
    { schema: { tags, summary: 'Describe your approach', body: StoreAboutChange, response } },
    (request) =>
      answerChange(request, deps, (content) => ({
        ...content,
        approach: { ...content.approach, ...request.body },
      })),
  )

  app.put(
    storePaths.message,
    { schema: { tags, summary: 'Write a message to visitors', body: StoreMessageChange, response } },
    (request) => answerChange(request, deps, (content) => ({ ...content, ...request.body })),
  )

  app.put(
    storePaths.contact,
    {
      schema: {
        tags,
        summary: 'Say how to reach you, or when you are open; what is left out stays as it is',
        body: StoreContactChange,
        response,
      },
    },
    (request) => {
      const { opening_hours, timezone, ...contact } = request.body
      return answerChange(request, deps, (content) => ({
        ...content,
        contact: { ...content.contact, ...(contact as Partial<StoreContent['contact']>) },
        ...(opening_hours && timezone && { opening_hours, timezone }),
      }))
    },
  )
}
