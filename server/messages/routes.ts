import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MessageAnswer } from '#contract/accounts.ts'
import { messagePaths } from '#contract/message-paths.ts'
import {
  ContactForm,
  Message,
  MessagePage,
  MessageQuery,
  MessageReply,
  NewMessage,
} from '#contract/messages.ts'
import { Problem } from '#contract/problem.ts'
import { emailKey } from '#domain/accounts/email.ts'
import type { Deps } from '#server/platform/context.ts'
import { callerOf, ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { maySend } from '#server/platform/mail/mail-limits.ts'
import { messageAnswer } from '#server/platform/message-answer.ts'
import { PathId } from '#server/platform/path-id.ts'
import { type Limit, networkOf } from '#server/platform/rate-limits.ts'
import { closeMessage } from './close-message.ts'
import { listMessages, readMessage } from './find-messages.ts'
import { formToken } from './form-token.ts'
import { openMessage } from './open-message.ts'
import { sendMessage } from './send-message.ts'

const byCaller: Limit = { name: 'contact-caller', max: 20, windowSeconds: 3600 }
/** By account, or by a visitor's address and network: nobody can keep the owner of an address from writing. */
const bySender: Limit = { name: 'contact-sender', max: 10, windowSeconds: 3600 }

/** What people write to the shop: sent by anyone, read and answered by admins. */
export async function messageRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  await scope.register((open) => contactRoutes(open, deps))
  await scope.register((admin) => adminMessageRoutes(admin, deps))
}

async function contactRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const tags = ['Contact']

  app.get(
    messagePaths.form,
    {
      schema: {
        tags,
        summary: 'Get what a message has to be sent with, some seconds later and within a day',
        response: { 200: ContactForm },
      },
    },
    async () => ({ token: formToken(deps.sealing, deps.clock()) }),
  )
  app.post(
    messagePaths.send,
    {
      schema: {
        tags,
        summary: 'Write to the shop; the answer never says whether an order exists',
        body: NewMessage,
        response: { 200: MessageAnswer, 400: Problem, 409: Problem, 429: Problem },
      },
    },
    async (request) => {
      const { limits } = deps
      const actor = callerOf(request)
      await sendMessage({ ...deps, actor, now: deps.clock() }, request.body, async (email) => {
        const reader = emailKey(email)
        const of = actor.id === null ? `${networkOf(request)} ${reader}` : String(actor.id)
        await limits.check(request, byCaller, { limit: bySender, of })
        return maySend(request, limits, { purpose: 'message-received', reader })
      })
      return messageAnswer(request, deps, 'message-received')
    },
  )
}

async function adminMessageRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const tags = ['Admin']
  const { db, sealing } = deps
  const ctxFor = (request: FastifyRequest) => ({ ...ctxOf(request, deps), sealing })
  const closed = { 200: Message, 400: Problem, 404: Problem, 409: Problem }

  async function messageNow(id: number): Promise<Message> {
    const { subjectId: _, ...message } = await readMessage({ db, sealing }, id)
    return message
  }

  app.get(
    messagePaths.admin,
    {
      schema: {
        tags,
        summary: 'List messages to the shop, without what is in them',
        querystring: MessageQuery,
        response: { 200: MessagePage, 400: Problem },
      },
    },
    (request) => listMessages(db, request.query),
  )
  app.get(
    messagePaths.adminOne(':id'),
    {
      schema: {
        tags,
        summary: 'Read a message; this is recorded in the audit log',
        params: PathId,
        response: { 200: Message, 404: Problem },
      },
    },
    (request) => openMessage(ctxFor(request), request.params.id),
  )
  app.post(
    messagePaths.answer(':id'),
    {
      schema: {
        tags,
        summary: 'Email an answer to the sender, and close the message',
        params: PathId,
        body: MessageReply,
        response: closed,
      },
    },
    async (request) => {
      const { id } = request.params
      await closeMessage(ctxFor(request), id, request.body)
      return messageNow(id)
    },
  )
  app.post(
    messagePaths.close(':id'),
    {
      schema: {
        tags,
        summary: 'Close a message without an answer',
        params: PathId,
        response: closed,
      },
    },
    async (request) => {
      const { id } = request.params
      await closeMessage(ctxFor(request), id, { answer: null })
      return messageNow(id)
    },
  )
}
