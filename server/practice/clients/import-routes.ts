import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  ClientImport,
  ClientImportCheck,
  ClientImportList,
  ClientImportQuery,
} from '#contract/client-imports.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { Problem } from '#contract/problem.ts'
import { importFileMaximumBytes } from '#domain/clients/imports/rows.ts'
import { refuseUncertifiedCaller } from '#server/accounts/refuse-uncertified.ts'
import { checkImport, readUploadedClients, refusalWithMaximum } from '#server/clients/imports/check-import.ts'
import { importClients } from '#server/clients/imports/import-clients.ts'
import { listImports } from '#server/clients/imports/list-imports.ts'
import type { Deps } from '#server/platform/context.ts'
import { visibleName } from '#server/platform/documents/file-name.ts'
import { ctxOf, noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { readUpload, takeUploads } from '#server/platform/uploads.ts'
import { undoImport } from './undo-import.ts'

const tags = ['Clients']
/** Each file is held in memory, and its confirmation may send a thousand emails. */
const importLimit: Limit = {
  name: 'client-import',
  max: 60,
  windowSeconds: 3600,
  by: (request) => String(signedIn(request).id),
}

/** Lists of clients that a practitioner imports. */
export async function clientImportRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    practicePaths.clientsImport,
    {
      schema: {
        tags,
        summary: 'List the files of clients that you imported, newest first',
        response: { 200: ClientImportList },
      },
    },
    (request) => listImports(ctxOf(request, deps)),
  )

  app.delete(
    practicePaths.clientImport(':id'),
    {
      schema: {
        tags,
        summary: 'Undo an import: removes its clients that nothing has happened to since',
        params: PathId,
        response: { 200: ClientImport, 404: Problem },
      },
    },
    (request) => undoImport(ctxOf(request, deps), request.params.id),
  )

  await scope.register(async (uploads) => {
    await takeUploads(uploads, importFileMaximumBytes)
    uploads.withTypeProvider<ZodTypes>().post(
      practicePaths.clientsImport,
      {
        onRequest: refuseUncertifiedCaller,
        preHandler: (request) => deps.limits.check(request, importLimit),
        schema: {
          tags,
          summary:
            'Check a CSV file of clients, and import it when its check is confirmed, as a statement that they agreed',
          consumes: ['multipart/form-data'],
          querystring: ClientImportQuery,
          response: {
            200: ClientImportCheck,
            201: ClientImport,
            400: Problem,
            403: Problem,
            409: Problem,
            413: Problem,
            415: Problem,
            429: Problem,
          },
        },
      },
      async (request, reply) => {
        const { name, bytes } = await readClientUpload(request)
        const ctx = ctxOf(request, deps)
        const file = readUploadedClients(bytes)
        const { digest, ...options } = request.query
        if (digest === undefined) return checkImport(ctx, file, options)
        const fileName = visibleName(name).slice(0, 120) || 'clients.csv'
        const { rows } = file
        return reply.code(201).send(await importClients(ctx, { ...options, digest, fileName, rows }))
      },
    )
  })
}

/** A larger file has too many rows, whatever their length: the limit of rows is the one to tell. */
function readClientUpload(request: FastifyRequest) {
  return readUpload(request).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'file-too-large'
      ? refusalWithMaximum('import-too-many')
      : error
  })
}
