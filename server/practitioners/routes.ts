import type { FastifyInstance } from 'fastify'
import { practitionerPaths } from '#contract/account-paths.ts'
import { MilestoneList } from '#contract/practitioners.ts'
import type { Deps } from '#server/platform/context.ts'
import { noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { certificateRoutes } from './certificates/routes.ts'
import { listMilestones } from './milestones/list-milestones.ts'
import { onboardingCallRoutes } from './onboarding-call/routes.ts'
import { profileRoutes } from './profile/routes.ts'

/** Profile, certificates, milestones and calls of practitioners. */
export async function practitionerRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  noStore(app)
  await app.register(profileRoutes, deps)
  await app.register(certificateRoutes, deps)
  await app.register(onboardingCallRoutes, deps)
  app.withTypeProvider<ZodTypes>().get(
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
}
