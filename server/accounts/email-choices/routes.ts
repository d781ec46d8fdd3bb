import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { emailChoicePaths } from '#contract/email-choice-paths.ts'
import { EmailChoice, EmailChoices, LinkedEmailChoices, OneClick } from '#contract/email-choices.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore, noStoreNoIndex } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { stopEmails } from '#server/platform/mail/stopped-emails.ts'
import { languageOfRequest, refuse } from '#server/platform/problems.ts'
import { chooseEmails, linkedReader, listEmailChoices, ownReader } from './choose-emails.ts'

const tags = ['Emails']
const LinkToken = z.object({ token: z.string().max(300) })
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']
const oneClickBytes = 2000

/** Which kinds of emails somebody gets. */
export async function emailChoiceRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  await scope.register((own) => ownChoiceRoutes(own, deps))
  await scope.register((linked) => linkedChoiceRoutes(linked, deps))
  await scope.register((programs) => oneClickRoutes(programs, deps))
}

async function ownChoiceRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    emailChoicePaths.own,
    { schema: { tags, summary: 'List the kinds of emails you get', response: { 200: EmailChoices } } },
    async (request) => {
      const ctx = ctxOf(request, deps)
      return listEmailChoices(ctx, await ownReader(ctx))
    },
  )

  app.put(
    emailChoicePaths.own,
    {
      schema: {
        tags,
        summary: 'Stop emails of a kind, or get them again',
        body: EmailChoice,
        response: { 200: EmailChoices, 400: Problem },
      },
    },
    async (request) => {
      const ctx = ctxOf(request, deps)
      return chooseEmails(ctx, await ownReader(ctx), request.body)
    },
  )
}

/** For readers without an account: the link in an email names its reader. */
async function linkedChoiceRoutes(scope: FastifyInstance, { clock, db, sealing }: Deps): Promise<void> {
  noStoreNoIndex(scope)
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    emailChoicePaths.linked(':token'),
    {
      schema: {
        tags,
        summary: 'List the kinds of emails that the reader of an email gets; changes nothing',
        params: LinkToken,
        response: { 200: LinkedEmailChoices, 404: Problem },
      },
    },
    async (request) => {
      const reader = linkedReader(sealing, request.params.token)
      return { kind: reader.kind, ...(await listEmailChoices({ db }, reader)) }
    },
  )

  app.put(
    emailChoicePaths.linked(':token'),
    {
      schema: {
        tags,
        summary: 'Stop emails of a kind to the reader of an email, or send them again',
        params: LinkToken,
        body: EmailChoice,
        response: { 200: LinkedEmailChoices, 400: Problem, 404: Problem },
      },
    },
    async (request) => {
      const reader = linkedReader(sealing, request.params.token)
      return { kind: reader.kind, ...(await chooseEmails({ db, now: clock() }, reader, request.body)) }
    },
  )
}

/** The address in the header `List-Unsubscribe`. */
async function oneClickRoutes(scope: FastifyInstance, { clock, db, origin, sealing }: Deps): Promise<void> {
  noStoreNoIndex(scope)
  scope.addContentTypeParser(formTypes, { parseAs: 'buffer' }, readForm)
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    emailChoicePaths.oneClick(':token'),
    {
      schema: {
        tags,
        summary: 'Open the page that asks which emails to stop; changes nothing',
        params: LinkToken,
      },
    },
    (request, reply) => {
      const page = `/${languageOfRequest(request)}/unsubscribe/${encodeURIComponent(request.params.token)}`
      return reply.redirect(origin() + page)
    },
  )

  app.post(
    emailChoicePaths.oneClick(':token'),
    {
      bodyLimit: oneClickBytes,
      schema: {
        tags,
        summary: 'Stop emails of this kind, as mail programs do (RFC 8058)',
        params: LinkToken,
        body: OneClick,
        consumes: formTypes,
        response: { 204: { type: 'null', description: 'Stopped' }, 400: Problem, 404: Problem },
      },
    },
    async (request, reply) => {
      const reader = linkedReader(sealing, request.params.token)
      await stopEmails({ db, now: clock() }, reader, reader.kind)
      return reply.code(204).send()
    },
  )
}

async function readForm({ headers }: FastifyRequest, body: Buffer): Promise<unknown> {
  const form = new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
  const fields = await form.formData().catch(() => refuse('invalid-input'))
  return Object.fromEntries(fields)
}
