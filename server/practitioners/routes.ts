import type { FastifyInstance } from 'fastify'
import { practitionerPaths } from '#contract/account-paths.ts'
import { MilestoneList } from '#contract/practitioners.ts'
import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { keptByNobody, onlyFor, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { certificateRoutes } from './certificates/routes.ts'
import { onboardingCallRoutes } from './onboarding-call/routes.ts'
import { listMilestones } from './queries/milestones.ts'
import type { PractitionersWorld } from './world.ts'

/** What practitioners do before and beside their protocols. */
export async function practitionerRoutes(scope: FastifyInstance, world: PractitionersWorld): Promise<void> {
  onlyFor(scope, ...practitionerTypes)
  keptByNobody(scope)
  await scope.register(certificateRoutes, world)
  await scope.register(onboardingCallRoutes, world)
  scope.withTypeProvider<ZodTypes>().get(
    practitionerPaths.milestones,
    {
      schema: {
        tags: ['Practitioners'],
        summary: 'All milestones, and when one reached them',
        response: { 200: MilestoneList },
      },
    },
    async (request) => ({ data: await listMilestones(world.db, signedIn(request).id) }),
  )
}
