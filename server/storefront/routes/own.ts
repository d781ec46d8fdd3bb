import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problem.ts'
import {
  Store,
  StoreContentChange,
  StoreHistory,
  StoreLook,
  StoreNameAvailability,
  StoreNameChange,
  StoreNameQuery,
  StorePublication,
  storePaths,
} from '#contract/storefront.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { createStore } from '../create-store.ts'
import { getStore } from '../find-store.ts'
import { isNameAvailable, renameStore } from '../names.ts'
import { publishStore, withdrawStore } from '../publish-store.ts'
import { restoreVersion } from '../restore-version.ts'
import { listVersions } from '../versions.ts'
import { answerChange, answerStore, storeRefusals, storeTags as tags } from './answer.ts'

const renamingLimit: Limit = {
  name: 'store-name',
  max: 20,
  windowSeconds: 3600,
  by: (request) => String(signedIn(request).id),
}

/** A practitioner’s page as a whole. */
export async function storeRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const response = { 200: Store, ...storeRefusals }

  app.get(
    storePaths.store,
    {
      schema: {
        tags,
        summary: 'Get your shop page as you work on it',
        response: { 200: Store, 404: Problem },
      },
    },
    async (request) => answerStore(await getStore(ctxOf(request, deps)), deps),
  )

  app.post(
    storePaths.store,
    {
      schema: {
        tags,
        summary: 'Create your shop page, which is not published yet',
        body: StoreLook,
        response: { 201: Store, 400: Problem, 409: Problem },
      },
    },
    async (request, reply) => {
      const store = await createStore({ ...ctxOf(request, deps), region: deps.region }, request.body)
      return reply.code(201).send(answerStore(store, deps))
    },
  )

  app.put(
    storePaths.store,
    { schema: { tags, summary: 'Choose the type and the theme of your page', body: StoreLook, response } },
    (request) => answerChange(request, deps, (content) => ({ ...content, ...request.body })),
  )

  app.put(
    storePaths.content,
    {
      schema: {
        tags,
        summary: 'Save all of your page, unless it was changed elsewhere since the given revision',
        body: StoreContentChange,
        response,
      },
    },
    (request) => answerChange(request, deps, () => request.body.content, { from: request.body.revision }),
  )

  app.get(
    storePaths.availability,
    {
      schema: {
        tags,
        summary: 'Whether your page could have this name',
        querystring: StoreNameQuery,
        response: { 200: StoreNameAvailability, 400: Problem },
      },
    },
    async (request) => ({ available: await isNameAvailable(ctxOf(request, deps), request.query.name) }),
  )

  app.put(
    storePaths.name,
    {
      preHandler: (request) => deps.limits.check(request, renamingLimit),
      schema: {
        tags,
        summary: 'Rename your page: its last three former names lead to it, each for a year',
        body: StoreNameChange,
        response: { ...response, 429: Problem },
      },
    },
    async (request) => answerStore(await renameStore(ctxOf(request, deps), request.body.name), deps),
  )

  app.put(
    storePaths.publication,
    {
      schema: {
        tags,
        summary: 'Publish your page, unless it was changed since the given revision, or withdraw it',
        body: StorePublication,
        response: { ...response, 403: Problem },
      },
    },
    async (request) => {
      const ctx = ctxOf(request, deps)
      const { body } = request
      const store = await (body.is_published ? publishStore(ctx, body.revision) : withdrawStore(ctx))
      return answerStore(store, deps)
    },
  )

  app.get(
    storePaths.history,
    { schema: { tags, summary: 'List earlier states of your page', response: { 200: StoreHistory } } },
    (request) => listVersions(ctxOf(request, deps)),
  )

  app.post(
    storePaths.restoration(':id'),
    {
      schema: {
        tags,
        summary: 'Go back to an earlier state; the present one stays in the history',
        params: PathId,
        response,
      },
    },
    async (request) => answerStore(await restoreVersion(ctxOf(request, deps), request.params.id), deps),
  )
}
