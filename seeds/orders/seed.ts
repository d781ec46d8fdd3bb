import { eq } from 'drizzle-orm'
import { userTypes } from '#domain/accounts/user-types.ts'
import { users } from '#server/accounts/tables.ts'
import { subscriptions } from '#server/app.ts'
import type { ProductSource } from '#server/catalogue/products-of-variants.ts'
import { orders } from '#server/orders/tables.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { openEvents } from '#server/platform/events.ts'
import type { Translations } from '#server/platform/translation.ts'
import { noJobs } from '../no-jobs.ts'
import { findVariants } from '../protocols/find-variants.ts'
import { seededOrders } from './orders.ts'
import { type Seeding, seedOrder } from './seed-order.ts'

export type SeedOrdersOptions = {
  db: Database
  config: Config
  /** Opened only if there is something to order. */
  products: ProductSource
  translations: Translations
  now: Date
  onProgress?: (done: number, total: number) => void
}

const maxWaitMs = 60_000

export async function hasOrders(db: Database): Promise<boolean> {
  return (await db.$count(orders)) > 0
}

/**
 * The orders of the demonstration’s people in recent weeks, placed with the shop’s own commands. If there is any order
 * already, nothing is added.
 */
export async function seedOrders(options: SeedOrdersOptions): Promise<void> {
  const { db, config, products, translations, now, onProgress = () => {} } = options
  if (!(await products.whenReady(maxWaitMs))) throw new Error('The catalogue did not load')
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.userTypeId, userTypes.admin))
  if (!admin || (await hasOrders(db))) return
  const deps: Seeding = {
    db,
    config,
    products,
    translations,
    jobs: noJobs,
    events: openEvents({ jobs: noJobs, region: config.region }, subscriptions),
    origin: () => 'http://localhost',
    admin: { id: admin.id, userTypeId: userTypes.admin, sessionId: 0 },
    variants: await findVariants(db),
  }
  for (const [index, order] of seededOrders.entries()) {
    await db.transaction((tx) => seedOrder({ ...deps, db: tx }, order, now))
    onProgress(index + 1, seededOrders.length)
  }
}
