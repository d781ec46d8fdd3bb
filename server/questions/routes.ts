import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { questionPaths } from '#contract/question-paths.ts'
import {
  NewAnswer,
  NewQuestion,
  OpenQuestions,
  OpenQuestionsQuery,
  ProductQuestions,
  ProductQuestionsQuery,
  PublishedAnswers,
  QuestionSlug,
  TextDecision,
  TextsQuery,
  WrittenTexts,
} from '#contract/questions.ts'
import { awaitProducts } from '#server/catalogue/await-products.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { languageOfRequest, refuse } from '#server/platform/problems.ts'
import { decideAnswer, decideQuestion } from './decide-text.ts'
import { deleteAnswer, deleteOwnAnswer, deleteQuestion } from './delete-text.ts'
import { listProductQuestions, listPublishedAnswers, listTexts, listUnanswered } from './find-questions.ts'
import { answerQuestion, askQuestion } from './write-texts.ts'

const done = { type: 'null', description: 'Done' } as const
const deleted = { 204: done, 400: Problem, 404: Problem }

/** Questions about products: asked by clients, answered by practitioners, approved by admins. */
export async function questionRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  await scope.register((open) => readerRoutes(open, deps))
  await scope.register((people) => writerRoutes(people, deps))
  await scope.register((admin) => adminQuestionRoutes(admin, deps))
}

async function readerRoutes(scope: FastifyInstance, { db, catalogue, currency }: Deps): Promise<void> {
  awaitProducts(scope, catalogue)
  scope.withTypeProvider<ZodTypes>().get(
    questionPaths.ofProduct(':slug'),
    {
      schema: {
        tags: ['Products'],
        summary: 'List the approved questions about a product with their answers, newest first',
        params: QuestionSlug,
        querystring: ProductQuestionsQuery,
        response: { 200: ProductQuestions, 400: Problem, 404: Problem },
      },
    },
    (request) => {
      const view = { language: languageOfRequest(request), currency, practitionerPrices: false }
      const product = catalogue.product(request.params.slug, view) ?? refuse('not-found')
      return listProductQuestions(db, product.id, request.query)
    },
  )
}

async function writerRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()

  app.post(
    questionPaths.ask,
    {
      schema: {
        tags: ['Products'],
        summary: 'Ask a question about a product; it is shown once an admin has approved it',
        body: NewQuestion,
        response: { 204: done, 400: Problem, 404: Problem, 409: Problem },
      },
    },
    async (request, reply) => {
      await askQuestion(ctxOf(request, deps), request.body)
      return reply.code(204).send()
    },
  )
  app.get(
    questionPaths.unanswered,
    {
      schema: {
        tags: ['Practice'],
        summary: 'List the questions about products that you have not answered yet',
        querystring: OpenQuestionsQuery,
        response: { 200: OpenQuestions, 400: Problem },
      },
    },
    (request) =>
      listUnanswered(ctxOf(request, deps), { ...request.query, language: languageOfRequest(request) }),
  )
  app.get(
    questionPaths.published,
    {
      schema: {
        tags: ['Practice'],
        summary: 'List your published answers, newest first',
        querystring: OpenQuestionsQuery,
        response: { 200: PublishedAnswers, 400: Problem },
      },
    },
    (request) =>
      listPublishedAnswers(ctxOf(request, deps), { ...request.query, language: languageOfRequest(request) }),
  )
  app.post(
    questionPaths.answer(':id'),
    {
      schema: {
        tags: ['Practice'],
        summary: 'Answer a question in its language; a claim that may not be made in public is refused',
        params: PathId,
        body: NewAnswer,
        response: { 204: done, 400: Problem, 403: Problem, 404: Problem, 409: Problem },
      },
    },
    async (request, reply) => {
      await answerQuestion(ctxOf(request, deps), request.params.id, request.body)
      return reply.code(204).send()
    },
  )
  app.delete(
    questionPaths.answer(':id'),
    {
      schema: {
        tags: ['Practice'],
        summary: 'Delete your own answer to a question',
        params: PathId,
        response: deleted,
      },
    },
    async (request, reply) => {
      await deleteOwnAnswer(ctxOf(request, deps), request.params.id)
      return reply.code(204).send()
    },
  )
}

async function adminQuestionRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const tags = ['Admin']
  const decided = { 204: done, 400: Problem, 409: Problem }

  app.get(
    questionPaths.admin,
    {
      schema: {
        tags,
        summary:
          'List the questions and answers that wait for a decision, oldest first, or the published ones, newest first',
        querystring: TextsQuery,
        response: { 200: WrittenTexts, 400: Problem },
      },
    },
    (request) => listTexts(deps.db, { ...request.query, language: languageOfRequest(request) }),
  )
  app.post(
    questionPaths.decideQuestion(':id'),
    {
      schema: {
        tags,
        summary: 'Show a question, or delete it',
        params: PathId,
        body: TextDecision,
        response: decided,
      },
    },
    async (request, reply) => {
      await decideQuestion(ctxOf(request, deps), request.params.id, request.body)
      return reply.code(204).send()
    },
  )
  app.post(
    questionPaths.decideAnswer(':id'),
    {
      schema: {
        tags,
        summary: 'Show an answer and tell the client who asked, or delete it',
        params: PathId,
        body: TextDecision,
        response: decided,
      },
    },
    async (request, reply) => {
      await decideAnswer(ctxOf(request, deps), request.params.id, request.body)
      return reply.code(204).send()
    },
  )
  app.delete(
    questionPaths.adminQuestion(':id'),
    { schema: { tags, summary: 'Delete a question with its answers', params: PathId, response: deleted } },
    async (request, reply) => {
      await deleteQuestion(ctxOf(request, deps), request.params.id)
      return reply.code(204).send()
    },
  )
  app.delete(
    questionPaths.adminAnswer(':id'),
    { schema: { tags, summary: 'Delete an answer', params: PathId, response: deleted } },
    async (request, reply) => {
      await deleteAnswer(ctxOf(request, deps), request.params.id)
      return reply.code(204).send()
    },
  )
}
