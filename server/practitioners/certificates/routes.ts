import type { FastifyInstance } from 'fastify'
import { practitionerPaths } from '#contract/account-paths.ts'
import { Certificate, CertificateList } from '#contract/practitioners.ts'
import { Problem, uploadProblems } from '#contract/problem.ts'
import { certificateMaximumBytes } from '#domain/practitioners/certificates.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { limitUploads } from '#server/platform/limit-uploads.ts'
import { PathId } from '#server/platform/path-id.ts'
import { sendPrivateFile } from '#server/platform/private-file.ts'
import { refuse } from '#server/platform/problems.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { readUpload, takeUploads } from '#server/platform/uploads.ts'
import { findOwnCertificate, listCertificates, presentCertificate } from './find-certificates.ts'
import { uploadCertificate } from './upload-certificate.ts'

const tags = ['Practitioners']
/** For all users together; each may take 10 MB of memory. */
const maxUploads = 20
const uploadLimit: Limit = {
  name: 'certificate-upload',
  max: 20,
  windowSeconds: 3600,
  by: (request) => String(signedIn(request).id),
}

export async function certificateRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const { db, files, limits, sealing } = deps
  const limited = limitUploads(maxUploads)
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    practitionerPaths.certificates,
    { schema: { tags, summary: 'List your certificates, newest first', response: { 200: CertificateList } } },
    async (request) => {
      const rows = await listCertificates(db, signedIn(request).id)
      return { data: rows.map((row) => presentCertificate(sealing, row)) }
    },
  )

  app.get(
    practitionerPaths.certificateFile(':id'),
    { schema: { tags, summary: 'Download one of your certificates', params: PathId } },
    async (request, reply) => {
      const own = { id: request.params.id, practitionerId: signedIn(request).id }
      const certificate = (await findOwnCertificate(db, own)) ?? refuse('not-found')
      const bytes = (await files.get(certificate.fileKey)) ?? refuse('not-found')
      return sendPrivateFile(reply, { name: certificate.fileName, type: certificate.mediaType, bytes })
    },
  )

  await scope.register(async (uploads) => {
    await takeUploads(uploads, certificateMaximumBytes)
    uploads.withTypeProvider<ZodTypes>().post(
      practitionerPaths.certificates,
      {
        schema: {
          tags,
          summary: 'Upload a certificate (PDF, JPEG or PNG, up to 10 MB) for an admin to review',
          consumes: ['multipart/form-data'],
          response: {
            201: Certificate,
            ...uploadProblems,
            429: Problem,
          },
        },
        preHandler: (request) => limits.check(request, uploadLimit),
      },
      async (request, reply) => {
        const certificate = await limited(signedIn(request).id, async () => {
          const upload = await readUpload(request)
          return uploadCertificate({ ...ctxOf(request, deps), files }, upload)
        })
        return reply.code(201).send(presentCertificate(sealing, certificate))
      },
    )
  })
}
