import type { FastifyInstance } from 'fastify'
import { Attestations, AttestedClients, ConsentWithdrawal, OwnRecords } from '#contract/consent.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { Problem } from '#contract/problem.ts'
import { giveConsent, takeBackRefusal, withdrawConsent } from '#server/clients/consent/answer-consent.ts'
import { attestClients, listUnattested } from '#server/clients/consent/attest.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { listOwnRecords } from './own-records.ts'

const tags = ['Consent']
const params = PathId
const response = { 200: OwnRecords, 404: Problem }

/** What practitioners keep about clients, and the consent it rests on. */
export async function consentRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  await scope.register((clients) => ownRecordRoutes(clients, deps))
  await scope.register((practitioners) => attestationRoutes(practitioners, deps))
}

async function ownRecordRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { translations } = deps

  app.get(
    consentPaths.records,
    {
      schema: {
        tags,
        summary: 'List what practitioners keep about you, on which ground, and who read it',
        response: { 200: OwnRecords },
      },
    },
    (request) => listOwnRecords({ ...ctxOf(request, deps), translations }, languageOfRequest(request)),
  )

  app.put(
    consentPaths.consent(':id'),
    {
      schema: {
        tags,
        summary: 'Consent to a practitioner’s keeping protocols and notes under your name',
        params,
        response,
      },
    },
    async (request) => {
      const ctx = { ...ctxOf(request, deps), translations }
      await giveConsent(ctx, request.params.id)
      return listOwnRecords(ctx, languageOfRequest(request))
    },
  )

  app.delete(
    consentPaths.consent(':id'),
    {
      schema: {
        tags,
        summary: 'Withdraw your consent: what rests on it is hidden at once, and erased a week later or now',
        params,
        body: ConsentWithdrawal,
        response: { ...response, 400: Problem },
      },
    },
    async (request) => {
      const ctx = { ...ctxOf(request, deps), translations }
      await withdrawConsent(ctx, request.params.id, request.body)
      return listOwnRecords(ctx, languageOfRequest(request))
    },
  )

  app.delete(
    consentPaths.refusal(':id'),
    {
      schema: {
        tags,
        summary: 'Let a practitioner make you their client again after your record was erased',
        params,
        response,
      },
    },
    async (request) => {
      const ctx = { ...ctxOf(request, deps), translations }
      await takeBackRefusal(ctx, request.params.id)
      return listOwnRecords(ctx, languageOfRequest(request))
    },
  )
}

async function attestationRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    consentPaths.attestations,
    {
      schema: {
        tags,
        summary: 'List the clients of whom you have not stated that they agreed',
        response: { 200: Attestations },
      },
    },
    (request) => listUnattested(ctxOf(request, deps)),
  )

  app.post(
    consentPaths.attestations,
    {
      schema: {
        tags,
        summary: 'State that these clients agreed that you keep protocols and notes under their name',
        body: AttestedClients,
        response: { 200: Attestations, 400: Problem, 404: Problem },
      },
    },
    (request) => attestClients(ctxOf(request, deps), request.body.client_ids),
  )
}
