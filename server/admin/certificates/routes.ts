import type { FastifyInstance } from 'fastify'
import { AdminCertificateDetail, AdminCertificatePage, AdminCertificateQuery } from '#contract/admin.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { Refusal as RefusalBody } from '#contract/practitioners.ts'
import { Problem } from '#contract/problem.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { sendPrivateFile } from '#server/platform/private-file.ts'
import { refuse } from '#server/platform/problems.ts'
import {
  approveCertificate,
  refuseCertificate,
} from '#server/practitioners/certificates/decide-certificate.ts'
import { findCertificate } from '#server/practitioners/certificates/find-certificates.ts'
import { findAdminCertificate, listQueue } from './list-certificates.ts'

const tags = ['Admin']

export async function adminCertificateRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const { db, files, forget } = deps
  const app = scope.withTypeProvider<ZodTypes>()
  const detailOf = async (id: number) => (await findAdminCertificate(deps, id)) ?? refuse('not-found')

  app.get(
    adminPaths.certificates,
    {
      schema: {
        tags,
        summary: 'List waiting certificates, oldest first, or decided ones, newest first',
        querystring: AdminCertificateQuery,
        response: { 200: AdminCertificatePage, 400: Problem },
      },
    },
    (request) => listQueue(deps, request.query),
  )
  app.get(
    adminPaths.certificate(':id'),
    {
      schema: {
        tags,
        summary: 'Get a certificate with its practitioner’s earlier certificates',
        params: PathId,
        response: { 200: AdminCertificateDetail, 404: Problem },
      },
    },
    (request) => detailOf(request.params.id),
  )
  app.get(
    adminPaths.certificateFile(':id'),
    {
      schema: {
        tags,
        summary: 'Download a certificate’s file; this is recorded in the audit log',
        params: PathId,
      },
    },
    async (request, reply) => {
      const certificate = (await findCertificate(db, request.params.id)) ?? refuse('not-found')
      const bytes = (await files.get(certificate.fileKey)) ?? refuse('not-found')
      await recordAudit(ctxOf(request, deps), {
        action: 'certificate-opened',
        subjectId: certificate.practitionerId,
        details: { certificate_id: certificate.id },
      })
      return sendPrivateFile(reply, { name: certificate.fileName, type: certificate.mediaType, bytes })
    },
  )
  app.post(
    adminPaths.approve(':id'),
    {
      schema: {
        tags,
        summary: 'Approve a waiting certificate; its practitioner is certified and notified by email',
        params: PathId,
        response: { 200: AdminCertificateDetail, 404: Problem, 409: Problem },
      },
    },
    async (request) => {
      const ctx = { ...ctxOf(request, deps), events: deps.events }
      const { practitionerId } = await approveCertificate(ctx, request.params.id)
      forget(practitionerId)
      return detailOf(request.params.id)
    },
  )
  app.post(
    adminPaths.refuse(':id'),
    {
      schema: {
        tags,
        summary: 'Refuse a waiting certificate and email its practitioner the reason',
        params: PathId,
        body: RefusalBody,
        response: { 200: AdminCertificateDetail, 400: Problem, 404: Problem, 409: Problem },
      },
    },
    async (request) => {
      const ctx = { ...ctxOf(request, deps), sealing: deps.sealing }
      await refuseCertificate(ctx, request.params.id, request.body.reason)
      return detailOf(request.params.id)
    },
  )
}
