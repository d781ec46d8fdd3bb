import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accountPaths } from '#contract/account-paths.ts'
import {
  MessageAnswer,
  Proof,
  RecoveryCodes,
  SecondFactor,
  SecondFactorConfirmation,
  SecondFactorSetup,
  SecondFactorStart,
} from '#contract/accounts.ts'
import { Problem } from '#contract/problem.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import { ctxOf, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { messageAnswer } from '#server/platform/message-answer.ts'
import { accountLimits } from '../limits.ts'
import {
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factor.ts'

const tags = ['Security']
const refusals = { 401: Problem, 422: Problem }
const guessRefusals = { 400: Problem, ...refusals, 409: Problem, 429: Problem }

export async function secondFactorRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { limits, sealing, securityLog } = deps
  const securityCtx = (
    request: FastifyRequest,
  ): Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now' | 'sealing' | 'securityLog'> => ({
    ...ctxOf(request, deps),
    sealing,
    securityLog,
  })
  const guess = <T>(
    request: FastifyRequest,
    work: (
      ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now' | 'sealing' | 'securityLog'>,
    ) => Promise<T>,
  ) => limits.guess(request, [accountLimits.proofByUser], () => work(securityCtx(request)))

  app.get(
    accountPaths.secondFactor,
    {
      schema: {
        tags,
        summary: 'Get whether two-factor authentication is enabled',
        response: { 200: SecondFactor, ...refusals },
      },
    },
    (request) => getSecondFactor(securityCtx(request)),
  )

  app.post(
    accountPaths.secondFactor,
    {
      schema: {
        tags,
        summary: 'Create a secret for an authenticator app, effective once you send a code within 15 minutes',
        body: SecondFactorSetup,
        response: { 200: SecondFactorStart, ...guessRefusals },
      },
    },
    (request) => guess(request, (ctx) => startSecondFactor(ctx, request.body.password)),
  )

  app.put(
    accountPaths.secondFactor,
    {
      schema: {
        tags,
        summary: 'Enable two-factor authentication; the recovery codes are shown only once',
        body: SecondFactorConfirmation,
        response: { 200: RecoveryCodes, ...guessRefusals },
      },
    },
    async (request) => {
      const codes = await guess(request, (ctx) => confirmSecondFactor(ctx, request.body.otp))
      securityLog('second-factor-enabled', signedIn(request).id)
      return { recovery_codes: codes }
    },
  )

  app.delete(
    accountPaths.secondFactor,
    {
      schema: {
        tags,
        summary: 'Disable two-factor authentication',
        body: Proof,
        response: { 200: MessageAnswer, ...guessRefusals },
      },
    },
    async (request) => {
      await guess(request, (ctx) => endSecondFactor(ctx, request.body))
      securityLog('second-factor-disabled', signedIn(request).id)
      return messageAnswer(request, deps, 'second-factor-off')
    },
  )

  app.post(
    accountPaths.recoveryCodes,
    {
      schema: {
        tags,
        summary: 'Create new recovery codes, shown only once; earlier codes stop working',
        body: Proof,
        response: { 200: RecoveryCodes, ...guessRefusals },
      },
    },
    async (request) => {
      const codes = await guess(request, (ctx) => renewRecoveryCodes(ctx, request.body))
      securityLog('recovery-codes-renewed', signedIn(request).id)
      return { recovery_codes: codes }
    },
  )
}
