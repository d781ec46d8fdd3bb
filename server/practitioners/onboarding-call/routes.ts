import type { FastifyInstance } from 'fastify'
import { practitionerPaths } from '#contract/account-paths.ts'
import { OnboardingCall, OnboardingCallBooking } from '#contract/practitioners.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { bookOnboardingCall, cancelOnboardingCall, findOnboardingCall } from './calls.ts'

const tags = ['Practitioners']

export async function onboardingCallRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const { region } = deps.config
  const app = scope.withTypeProvider<ZodTypes>()
  const path = practitionerPaths.onboardingCall

  app.get(
    path,
    {
      schema: { tags, summary: 'Get your onboarding call and free times', response: { 200: OnboardingCall } },
    },
    (request) => findOnboardingCall(ctxOf(request, deps), region),
  )
  app.post(
    path,
    {
      schema: {
        tags,
        summary: 'Book or reschedule your onboarding call',
        body: OnboardingCallBooking,
        response: { 200: OnboardingCall, 400: Problem, 409: Problem },
      },
    },
    async (request) => {
      const ctx = ctxOf(request, deps)
      await bookOnboardingCall(ctx, region, new Date(request.body.starts_at))
      return findOnboardingCall(ctx, region)
    },
  )
  app.delete(
    path,
    { schema: { tags, summary: 'Cancel your onboarding call', response: { 200: OnboardingCall } } },
    async (request) => {
      const ctx = ctxOf(request, deps)
      await cancelOnboardingCall(ctx)
      return findOnboardingCall(ctx, region)
    },
  )
}
