import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { AdminTerms, NewTerm, TermNames, TermPlacement } from '#contract/taxonomy.ts'
import { taxonomyPaths } from '#contract/taxonomy-paths.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { createTerm, moveTerm, renameTerm } from './change-terms.ts'
import { deleteTerm } from './delete-term.ts'
import { listTerms } from './list-terms.ts'

const tags = ['Admin']
const changed = { 200: AdminTerms, 400: Problem, 404: Problem, 409: Problem }

/** For admins: categories, health goals and the other terms of products. */
export async function taxonomyRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const all = async () => ({ data: await listTerms(deps.db) })

  app.get(
    taxonomyPaths.list,
    {
      schema: { tags, summary: 'List all terms in the order of their trees', response: { 200: AdminTerms } },
    },
    all,
  )
  app.post(
    taxonomyPaths.list,
    {
      schema: {
        tags,
        summary: 'Create a term at the end of its parent',
        body: NewTerm,
        response: { 201: AdminTerms, 400: Problem },
      },
    },
    async (request, reply) => {
      await createTerm(ctxOf(request, deps), request.body)
      return reply.code(201).send(await all())
    },
  )
  app.put(
    taxonomyPaths.one(':id'),
    {
      schema: {
        tags,
        summary: 'Name a term in some languages, and delete its name in others',
        params: PathId,
        body: TermNames,
        response: changed,
      },
    },
    async (request) => {
      await renameTerm(ctxOf(request, deps), request.params.id, request.body)
      return all()
    },
  )
  app.put(
    taxonomyPaths.place(':id'),
    {
      schema: {
        tags,
        summary: 'Move a term among its siblings or into another category',
        params: PathId,
        body: TermPlacement,
        response: changed,
      },
    },
    async (request) => {
      await moveTerm(ctxOf(request, deps), request.params.id, request.body)
      return all()
    },
  )
  app.delete(
    taxonomyPaths.one(':id'),
    {
      schema: {
        tags,
        summary: 'Delete a term that no product and no other term uses',
        params: PathId,
        response: changed,
      },
    },
    async (request) => {
      await deleteTerm(ctxOf(request, deps), request.params.id)
      return all()
    },
  )
}
