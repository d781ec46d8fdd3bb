import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  CommissionEntryPage,
  CommissionEntryQuery,
  CommissionSummary,
  OpenCommission,
} from '#contract/commission.ts'
import { commissionPaths } from '#contract/commission-paths.ts'
import { Problem } from '#contract/problem.ts'
import { awaitProducts } from '#server/catalogue/await-products.ts'
import type { Deps } from '#server/platform/context.ts'
import { noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { getCommissionSummary } from './get-summary.ts'
import { getOpenCommission } from './give-up-commission.ts'
import { listCommissionEntries } from './list-entries.ts'
import { adminPayoutRoutes } from './payouts/admin-routes.ts'
import { payoutRoutes } from './payouts/routes.ts'
import { selfBillingRoutes } from './self-billing/routes.ts'
import { statementRoutes } from './statements/routes.ts'

const tags = ['Commission']

/** What a practitioner earns, and why. */
export async function commissionRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  awaitProducts(scope, deps.products)
  await scope.register(payoutRoutes, deps)
  await scope.register(adminPayoutRoutes, deps)
  const app = scope.withTypeProvider<ZodTypes>()
  const readingOf = (request: FastifyRequest) => ({
    practitionerId: signedIn(request).id,
    language: languageOfRequest(request),
    now: deps.clock(),
  })

  app.get(
    commissionPaths.summary,
    {
      schema: {
        tags,
        summary: 'Get your balances, your tier, and what you earned by month, protocol, product and client',
        response: { 200: CommissionSummary },
      },
    },
    (request) => getCommissionSummary(deps, readingOf(request)),
  )
  app.get(
    commissionPaths.entries,
    {
      schema: {
        tags,
        summary: 'List what each order was credited and each refund took back, newest first',
        querystring: CommissionEntryQuery,
        response: { 200: CommissionEntryPage, 400: Problem },
      },
    },
    (request) => listCommissionEntries(deps, readingOf(request), request.query),
  )
  app.get(
    commissionPaths.open,
    {
      schema: {
        tags,
        summary: 'Get the commission that you would have to give up to erase your account',
        response: { 200: OpenCommission },
      },
    },
    (request) => getOpenCommission(deps, signedIn(request).id),
  )
  await statementRoutes(scope, deps)
  await selfBillingRoutes(scope, deps)
}
