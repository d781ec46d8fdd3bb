import type { FastifyInstance } from 'fastify'
import { MessageAnswer } from '#contract/accounts.ts'
import {
  ClientChange,
  ClientInvitation,
  ClientListQuery,
  ClientPage,
  ClientRecord,
} from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { Problem } from '#contract/problem.ts'
import { Client } from '#contract/sharing.ts'
import { refuseUncertifiedCaller } from '#server/accounts/refuse-uncertified.ts'
import { removeClient } from '#server/clients/change-client.ts'
import { logDownload } from '#server/clients/consent/log-reads.ts'
import { presentClient } from '#server/clients/find-clients.ts'
import { inviteClient } from '#server/clients/invite-client.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { messageAnswer } from '#server/platform/message-answer.ts'
import { PathId } from '#server/platform/path-id.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { sendTable } from '#server/platform/text-file.ts'
import { changeRecord } from './change-record.ts'
import { clientsCsv } from './export-clients.ts'
import { getClientRecord, openClientRecord } from './get-client-record.ts'
import { listClients } from './list-clients.ts'

const tags = ['Clients']
const params = PathId
/** Each sends an email to a stranger. */
const inviteLimit: Limit = {
  name: 'invite',
  max: 200,
  windowSeconds: 3600,
  by: (request) => String(signedIn(request).id),
}

/** A practitioner's clients. */
export async function clientRecordRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    practicePaths.clients,
    {
      schema: {
        tags,
        summary: 'List your clients, with what was shared with them and what they bought',
        querystring: ClientListQuery,
        response: { 200: ClientPage, 400: Problem },
      },
    },
    (request) => listClients({ ...deps, ...ctxOf(request, deps) }, request.query),
  )

  app.post(
    practicePaths.invite,
    {
      onRequest: refuseUncertifiedCaller,
      preHandler: (request) => deps.limits.check(request, inviteLimit),
      schema: {
        tags,
        summary: 'Make somebody your client, and invite them by email',
        body: ClientInvitation,
        response: { 201: Client, 400: Problem, 403: Problem, 409: Problem, 429: Problem },
      },
    },
    async (request, reply) =>
      reply.code(201).send(presentClient(await inviteClient(ctxOf(request, deps), request.body))),
  )

  app.get(
    practicePaths.clientsFile,
    { schema: { tags, summary: 'Download your clients as a CSV file' } },
    async (request, reply) => {
      const ctx = { ...deps, ...ctxOf(request, deps) }
      if (request.method === 'GET') await logDownload(ctx)
      return sendTable(reply, 'clients.csv', await clientsCsv(ctx))
    },
  )

  app.get(
    practicePaths.client(':id'),
    {
      schema: {
        tags,
        summary: 'Get what you know about a client: protocols, orders, discount and notes',
        params,
        response: { 200: ClientRecord, 404: Problem },
      },
    },
    (request) => {
      const ctx = { ...deps, ...ctxOf(request, deps), language: languageOfRequest(request) }
      const open = request.method === 'GET' ? openClientRecord : getClientRecord
      return open(ctx, request.params.id)
    },
  )

  app.put(
    practicePaths.client(':id'),
    {
      schema: {
        tags,
        summary: 'Change a client’s name, address, discount, language or your notes, or archive them',
        params,
        body: ClientChange,
        response: {
          200: ClientRecord,
          400: Problem,
          403: Problem,
          404: Problem,
          409: Problem,
          429: Problem,
        },
      },
    },
    async (request) => {
      const ctx = { ...deps, ...ctxOf(request, deps), language: languageOfRequest(request) }
      const { id } = request.params
      await changeRecord(ctx, { id, change: request.body }, () => deps.limits.check(request, inviteLimit))
      return openClientRecord(ctx, id)
    },
  )

  app.delete(
    practicePaths.client(':id'),
    {
      schema: {
        tags,
        summary: 'Remove a client with your notes and what was shared; their orders stay',
        params,
        response: { 200: MessageAnswer, 404: Problem },
      },
    },
    async (request) => {
      await removeClient(ctxOf(request, deps), request.params.id)
      return messageAnswer(request, deps, 'client-removed')
    },
  )
}
