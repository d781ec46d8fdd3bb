import type { FastifyInstance } from 'fastify'
import { practitionerPaths } from '#contract/account-paths.ts'
import { MarketingEventInput, RecordedMarketingEvent } from '#contract/marketing.ts'
import { marketingPaths } from '#contract/marketing-paths.ts'
import { MilestoneList } from '#contract/practitioners.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { certificateRoutes } from './certificates/routes.ts'
import { listMilestones } from './milestones/list-milestones.ts'
import { reportMilestone } from './milestones/report-milestone.ts'
import { onboardingCallRoutes } from './onboarding-call/routes.ts'
import { profileRoutes } from './profile/routes.ts'

/** Profile, certificates, milestones and calls of practitioners. */
export async function practitionerRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  noStore(app)
  await app.register(profileRoutes, deps)
  await app.register(certificateRoutes, deps)
  await app.register(onboardingCallRoutes, deps)
  const typed = app.withTypeProvider<ZodTypes>()
  typed.get(
    practitionerPaths.milestones,
    {
      schema: {
        tags: ['Practitioners'],
        summary: 'List all milestones and when you reached them',
        response: { 200: MilestoneList },
      },
    },
    async (request) => ({ data: await listMilestones(deps.db, signedIn(request).id) }),
  )

  typed.post(
    marketingPaths.event,
    {
      schema: {
        tags: ['Practitioners'],
        summary: 'Report a milestone you reached as a marketing event',
        body: MarketingEventInput,
        response: { 200: RecordedMarketingEvent, 400: Problem, 409: Problem },
      },
    },
    (request) => reportMilestone(ctxOf(request, deps), request.body.marketing_event_trigger_id),
  )
}
