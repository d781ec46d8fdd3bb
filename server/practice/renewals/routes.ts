import type { FastifyInstance } from 'fastify'
import { EmailPreview } from '#contract/email-preview.ts'
import { Problem } from '#contract/problem.ts'
import { renewalPaths } from '#contract/renewal-paths.ts'
import {
  RemindableList,
  Reminder,
  ReminderResults,
  Reminders,
  RenewalChange,
  RenewalMarks,
  RenewalPage,
  RenewalQuery,
} from '#contract/renewals.ts'
import { refuseUncertifiedCaller } from '#server/accounts/refuse-uncertified.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { OptionalIdempotencyHeaders, optionalOnceKey } from '#server/platform/idempotency/once.ts'
import { PathId } from '#server/platform/path-id.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { changeRenewal } from './change-renewal.ts'
import { listRemindable } from './list-remindable.ts'
import { listRenewals } from './list-renewals.ts'
import { previewReminder, sendReminder, sendReminders } from './send-reminder.ts'

const tags = ['Renewals']
const params = PathId
const refusals = { 400: Problem, 403: Problem, 404: Problem, 409: Problem }
const emailLimit: Limit = {
  name: 'renewal-email',
  max: 200,
  windowSeconds: 3600,
  by: (request) => String(signedIn(request).id),
}

/** What a practitioner's clients should order again. */
export async function renewalRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    renewalPaths.list,
    {
      schema: {
        tags,
        summary: 'List what your clients should order again, by group, what runs out first before the rest',
        querystring: RenewalQuery,
        response: { 200: RenewalPage, 400: Problem },
      },
    },
    (request) => {
      const language = languageOfRequest(request)
      return listRenewals({ ...deps, ...ctxOf(request, deps), language }, request.query)
    },
  )

  app.get(
    renewalPaths.emails,
    {
      schema: {
        tags,
        summary: 'List the clients who need a reminder and may get one by email',
        response: { 200: RemindableList },
      },
    },
    (request) => listRemindable({ ...deps, ...ctxOf(request, deps) }),
  )

  app.post(
    renewalPaths.emails,
    {
      onRequest: refuseUncertifiedCaller,
      schema: {
        tags,
        summary: 'Remind several clients by email, and get the result for each',
        headers: OptionalIdempotencyHeaders,
        body: Reminders,
        response: { 200: ReminderResults, 400: Problem, 403: Problem, 409: Problem },
      },
    },
    (request) => {
      const ctx = { ...deps, ...ctxOf(request, deps) }
      const checkLimit = () => deps.limits.check(request, emailLimit)
      return sendReminders(ctx, request.body, { key: optionalOnceKey(request), checkLimit })
    },
  )

  app.put(
    renewalPaths.one(':id'),
    {
      schema: {
        tags,
        summary: 'Put a renewal off, or record that you contacted the client, or take either back',
        params,
        body: RenewalChange,
        response: { 200: RenewalMarks, 400: Problem, 404: Problem },
      },
    },
    (request) => changeRenewal({ ...deps, ...ctxOf(request, deps) }, request.params.id, request.body),
  )

  app.post(
    renewalPaths.emailPreview(':id'),
    {
      onRequest: refuseUncertifiedCaller,
      schema: {
        tags,
        summary: 'Get the email that would remind a client, in their language',
        params,
        body: Reminder,
        response: { 200: EmailPreview, ...refusals },
      },
    },
    (request) => previewReminder({ ...deps, ...ctxOf(request, deps) }, request.params.id, request.body),
  )

  app.post(
    renewalPaths.email(':id'),
    {
      onRequest: refuseUncertifiedCaller,
      preHandler: (request) => deps.limits.check(request, emailLimit),
      schema: {
        tags,
        summary: 'Remind a client by email, once a week at most',
        headers: OptionalIdempotencyHeaders,
        params,
        body: Reminder,
        response: { 200: RenewalMarks, ...refusals, 429: Problem },
      },
    },
    (request) => {
      const ctx = { ...deps, ...ctxOf(request, deps) }
      return sendReminder(ctx, request.params.id, request.body, optionalOnceKey(request))
    },
  )
}
