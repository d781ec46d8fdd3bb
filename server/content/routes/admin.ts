import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  contentPaths,
  Entry,
  EntryChange,
  EntryHistory,
  EntryList,
  EntryPreview,
  NewEntry,
  PublicationChange,
} from '#contract/content.ts'
import { Problem } from '#contract/problem.ts'
import { entryKinds } from '#domain/content/entries.ts'
import { awaitProducts } from '#server/catalogue/await-products.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { createEntry, deleteEntry, restoreVersion, saveEntry } from '../change-entry.ts'
import { getEntry, listEntries } from '../find-entries.ts'
import { presentEntry, presentListed } from '../present-entry.ts'
import { previewEntry } from '../preview-entry.ts'
import { publishEntry, withdrawEntry } from '../publish-entry.ts'
import { standardTitles } from '../standard-texts.ts'
import { templateTitles } from '../templates.ts'
import { listVersions } from '../versions.ts'

const tags = ['Admin']
/** Long pages in twelve languages. */
const bodyLimit = 1_000_000
const KindQuery = z.object({ kind: z.enum(entryKinds).optional() })

/** For admins: writing, publishing and taking back. */
export async function contentAdminRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  await scope.register((previews) => previewRoutes(previews, deps))
  const app = scope.withTypeProvider<ZodTypes>()
  const response = { 200: Entry, 400: Problem, 404: Problem, 409: Problem }
  const readerOf = (request: FastifyRequest) => ({ language: languageOfRequest(request), now: deps.clock() })
  const standard = { region: deps.region, translations: deps.translations }
  const answer = async (request: FastifyRequest, id: number) =>
    presentEntry(await getEntry(deps.db, id), readerOf(request))

  app.get(
    contentPaths.entries,
    {
      schema: {
        tags,
        summary: 'List what the team writes, changed last first, and what still has its standard text',
        querystring: KindQuery,
        response: { 200: EntryList, 400: Problem },
      },
    },
    async (request) => {
      const reader = readerOf(request)
      const [entries, templates] = await Promise.all([
        listEntries(deps.db, request.query.kind),
        templateTitles(deps.db, reader.language),
      ])
      const written = new Set(entries.map(({ entry }) => `${entry.kind}:${entry.slug}`))
      return {
        is_elsewhere: deps.storyblokContent !== undefined,
        data: entries.map((each) => presentListed(each, reader)),
        standard: [...standardTitles(deps.translations, reader.language), ...templates].filter(
          ({ kind, slug }) => !written.has(`${kind}:${slug}`),
        ),
      }
    },
  )

  app.post(
    contentPaths.entries,
    {
      schema: {
        tags,
        summary: 'Begin an entry; nobody sees it before it is published',
        body: NewEntry,
        response: { 201: Entry, 400: Problem, 409: Problem },
      },
    },
    async (request, reply) => {
      const id = await createEntry({ ...ctxOf(request, deps), ...standard }, request.body)
      return reply.code(201).send(await answer(request, id))
    },
  )

  app.get(
    contentPaths.entry(':id'),
    { schema: { tags, summary: 'Get what is worked on', params: PathId, response } },
    (request) => answer(request, request.params.id),
  )

  app.put(
    contentPaths.entry(':id'),
    {
      bodyLimit,
      schema: {
        tags,
        summary: 'Save all texts, unless they were changed since the given revision',
        params: PathId,
        body: EntryChange,
        response,
      },
    },
    async (request) => {
      const { id } = request.params
      await saveEntry(ctxOf(request, deps), id, request.body)
      return answer(request, id)
    },
  )

  app.delete(
    contentPaths.entry(':id'),
    {
      schema: {
        tags,
        summary: 'Delete it with its history; what the shop has from the start gets its standard text back',
        params: PathId,
        response: { 204: { type: 'null', description: 'Deleted' }, 400: Problem, 404: Problem },
      },
    },
    async (request, reply) => {
      await deleteEntry(ctxOf(request, deps), request.params.id)
      return reply.code(204).send()
    },
  )

  app.put(
    contentPaths.publication(':id'),
    {
      schema: {
        tags,
        summary: 'Publish the draft at once or from a time on, and perhaps until another',
        params: PathId,
        body: PublicationChange,
        response,
      },
    },
    async (request) => {
      const { id } = request.params
      await publishEntry(ctxOf(request, deps), id, request.body)
      return answer(request, id)
    },
  )

  app.delete(
    contentPaths.publication(':id'),
    { schema: { tags, summary: 'Show it to nobody any more', params: PathId, response } },
    async (request) => {
      const { id } = request.params
      await withdrawEntry(ctxOf(request, deps), id)
      return answer(request, id)
    },
  )

  app.get(
    contentPaths.history(':id'),
    {
      schema: {
        tags,
        summary: 'List earlier states, latest first',
        params: PathId,
        response: { 200: EntryHistory, 400: Problem, 404: Problem },
      },
    },
    (request) => listVersions(deps.db, request.params.id),
  )

  app.post(
    contentPaths.restoration(':id', ':version_id'),
    {
      schema: {
        tags,
        summary: 'Go back to an earlier state; the present one stays in the history',
        params: PathId.extend({ version_id: PathId.shape.id }),
        response,
      },
    },
    async (request) => {
      const { id, version_id: versionId } = request.params
      await restoreVersion(ctxOf(request, deps), id, versionId)
      return answer(request, id)
    },
  )
}

async function previewRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  awaitProducts(scope, deps.products)
  scope.withTypeProvider<ZodTypes>().get(
    contentPaths.preview(':id'),
    {
      schema: {
        tags,
        summary: 'See the draft as its readers would, in your language or else in English',
        params: PathId,
        response: { 200: EntryPreview, 400: Problem, 404: Problem },
      },
    },
    async (request) => {
      const { entry } = await getEntry(deps.db, request.params.id)
      return previewEntry(deps, entry, languageOfRequest(request))
    },
  )
}
