import type { FastifyInstance } from 'fastify'
import { awaitProducts } from '#server/catalogue/await-products.ts'
import type { Deps } from '#server/platform/context.ts'
import { attentionRoutes } from './attention/routes.ts'
import { clientHealthRoutes } from './clients/health-routes.ts'
import { clientImportRoutes } from './clients/import-routes.ts'
import { clientRecordRoutes } from './clients/routes.ts'
import { consentRoutes } from './consent/routes.ts'
import { clientDayRoutes } from './day/routes.ts'
import { clientOrderRoutes } from './orders/routes.ts'
import { reminderRoutes } from './reminders/routes.ts'
import { renewalRoutes } from './renewals/routes.ts'

/** A practitioner's practice, and their clients' days. */
export async function practiceRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  awaitProducts(scope, deps.products)
  for (const register of [
    attentionRoutes,
    clientHealthRoutes,
    clientImportRoutes,
    clientRecordRoutes,
    clientOrderRoutes,
    clientDayRoutes,
    reminderRoutes,
    consentRoutes,
    renewalRoutes,
  ])
    await scope.register((own) => register(own, deps))
}
