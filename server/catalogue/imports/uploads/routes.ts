import type { FastifyInstance, FastifyRequest } from 'fastify'
import { adminImportPaths } from '#contract/admin-import-paths.ts'
import {
  AdminImportDetail,
  AdminImportPage,
  AdminImportQuery,
  ImportBrandChoice,
  ImportCheck,
  ImportRowPage,
  ImportRowQuery,
  ImportUpload,
} from '#contract/admin-imports.ts'
import { Problem, uploadProblems } from '#contract/problem.ts'
import { uploadMaximumBytes } from '#domain/catalogue/imports/uploads.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { limitUploads } from '#server/platform/limit-uploads.ts'
import { PathId } from '#server/platform/path-id.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { sendTable } from '#server/platform/text-file.ts'
import { readUpload, takeUploads } from '#server/platform/uploads.ts'
import { getImport, listImports } from './find-imports.ts'
import { listRows, reportCsv } from './list-rows.ts'
import {
  checkImport,
  chooseBrand,
  deleteImport,
  pauseImport,
  startImport,
  startUndoing,
} from './move-import.ts'
import { receiveFile } from './receive-file.ts'

const tags = ['Admin']
const params = PathId
const moved = { 200: AdminImportDetail, 400: Problem, 404: Problem, 409: Problem }

/** For admins: importing suppliers' files. */
export async function importRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const { db, translations } = deps
  const wordsOf = (request: FastifyRequest) => {
    const language = languageOfRequest(request)
    return { language, t: translations.translatorFor(language) }
  }
  await scope.register(uploadRoutes, deps)

  app.get(
    adminImportPaths.list,
    {
      schema: {
        tags,
        summary: 'List imports, latest first',
        querystring: AdminImportQuery,
        response: { 200: AdminImportPage, 400: Problem },
      },
    },
    (request) => listImports(db, request.query),
  )
  app.get(
    adminImportPaths.one(':id'),
    {
      schema: {
        tags,
        summary: 'Get an import with its columns and progress',
        params,
        response: { 200: AdminImportDetail, 404: Problem },
      },
    },
    (request) => getImport(db, request.params.id),
  )
  app.delete(
    adminImportPaths.one(':id'),
    {
      schema: {
        tags,
        summary: 'Delete a file that was not imported',
        params,
        response: { 204: { type: 'null', description: 'Deleted' }, 404: Problem, 409: Problem },
      },
    },
    async (request, reply) => {
      await deleteImport(deps, request.params.id)
      return reply.code(204).send()
    },
  )
  app.post(
    adminImportPaths.check(':id'),
    {
      schema: {
        tags,
        summary: 'Begin a dry run with a mapping of the file’s columns; nothing is imported',
        params,
        body: ImportCheck,
        response: moved,
      },
    },
    async (request) => {
      await checkImport(ctxOf(request, deps), request.params.id, request.body.mapping)
      return getImport(db, request.params.id)
    },
  )
  app.post(
    adminImportPaths.brand(':id'),
    {
      schema: {
        tags,
        summary: 'Choose which brand a name in the file means, and begin a new dry run',
        params,
        body: ImportBrandChoice,
        response: moved,
      },
    },
    async (request) => {
      await chooseBrand(ctxOf(request, deps), request.params.id, request.body)
      return getImport(db, request.params.id)
    },
  )
  const moves = [
    [adminImportPaths.start, startImport, 'Begin an import after its dry run, or continue a paused one'],
    [adminImportPaths.pause, pauseImport, 'Pause an import; what was imported stays'],
    [adminImportPaths.undo, startUndoing, 'Begin to undo an import; what was changed later stays'],
  ] as const
  for (const [path, move, summary] of moves)
    app.post(path(':id'), { schema: { tags, summary, params, response: moved } }, async (request) => {
      await move(ctxOf(request, deps), request.params.id)
      return getImport(db, request.params.id)
    })
  app.get(
    adminImportPaths.rows(':id'),
    {
      schema: {
        tags,
        summary: 'List the rows of a dry run or import, and what is wrong with them',
        params,
        querystring: ImportRowQuery,
        response: { 200: ImportRowPage, 400: Problem, 404: Problem },
      },
    },
    (request) => listRows(db, request.params.id, request.query, wordsOf(request)),
  )
  app.get(
    adminImportPaths.csv(':id'),
    { schema: { tags, summary: 'Export the report as CSV', params, response: { 404: Problem } } },
    async (request, reply) => {
      const { id } = await getImport(db, request.params.id)
      return sendTable(reply, `import-${id}.csv`, reportCsv(db, id, wordsOf(request)))
    },
  )
}

/** For all admins together. */
const maxUploads = 2

async function uploadRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const limited = limitUploads(maxUploads)
  await takeUploads(scope, uploadMaximumBytes)
  scope.withTypeProvider<ZodTypes>().post(
    adminImportPaths.list,
    {
      schema: {
        tags,
        summary: 'Upload a supplier’s file; nothing is imported yet',
        consumes: ['multipart/form-data'],
        querystring: ImportUpload,
        response: {
          201: AdminImportDetail,
          ...uploadProblems,
        },
      },
    },
    (request, reply) =>
      limited(signedIn(request).id, async () => {
        const upload = await readUpload(request)
        const ctx = { ...deps, ...ctxOf(request, deps) }
        const id = await receiveFile(ctx, request.query.supplier, upload)
        return reply.code(201).send(await getImport(deps.db, id))
      }),
  )
}
