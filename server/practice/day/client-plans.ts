import { eq } from 'drizzle-orm'
import type { ClientProtocol, PlanProduct } from '#contract/sharing.ts'
import { type Day, dayOf } from '#domain/days.ts'
import type { Language } from '#domain/languages.ts'
import { today as localDay } from '#domain/local-time.ts'
import { regionSettings } from '#domain/regions.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { listReceived, presentReceived } from '#server/protocols/received/received.ts'
import { supplyCounts } from '../tables.ts'
import { findPurchases } from './find-purchases.ts'
import { type Followed, followed, type Supplied, suppliesOf } from './supplies.ts'

export type PlanReading = Pick<
  Ctx<SignedIn>,
  'actor' | 'config' | 'db' | 'now' | 'products' | 'region' | 'sealing' | 'translations'
>

/** A client's protocols as they follow them on a day, and what they have left. */
export async function clientPlans(
  deps: PlanReading,
  { today, language }: { today: Day; language: Language },
): Promise<{ plans: Followed<PlanProduct, ClientProtocol>[]; supplies: Supplied<PlanProduct>[] }> {
  const { db, actor, region } = deps
  const received = await presentReceived(deps, await listReceived(deps), language)
  const variantIds = received.flatMap(({ products }) => products.map((product) => product.product_variant_id))
  const { timeZone } = regionSettings[region]
  const [purchases, counted] = await Promise.all([
    findPurchases(db, { userId: actor.id, variantIds, today, timeZone }),
    db.select().from(supplyCounts).where(eq(supplyCounts.userId, actor.id)),
  ])
  const counts = new Map(
    counted.map(({ variantId, countedOn, amount }) => [variantId, { on: dayOf(countedOn), amount }]),
  )
  const plans = received.map((plan) => {
    const firstSharedOn = localDay(timeZone, new Date(plan.shared_at))
    return followed(plan, { firstSharedOn, purchases, today })
  })
  return { plans, supplies: suppliesOf(plans, { purchases, counts, today }) }
}
