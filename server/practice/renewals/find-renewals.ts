import { addDays, type Day } from '#domain/days.ts'
import { today as localDay } from '#domain/local-time.ts'
import { isTakenOn } from '#domain/practice/plan-days.ts'
import {
  type ProductRenewal,
  protocolRenewal,
  type RenewalGroup,
  type RenewalMarks,
  type RenewalState,
  renewalGroup,
  renewalState,
} from '#domain/practice/renewals.ts'
import { usedUpOn } from '#domain/practice/supply-left.ts'
import { regionSettings } from '#domain/regions.ts'
import type { Deps, SignedIn } from '#server/platform/context.ts'
import { type Followed, followed, type Supplied, suppliesOf, type TakenProduct } from '../day/supplies.ts'
import { findPracticePurchases } from './find-practice-purchases.ts'
import { findSharedPlans, type PlanQuery, type SharedPlan } from './find-shared-plans.ts'

export type FoundRenewal = {
  share: SharedPlan
  state: RenewalState
  group: RenewalGroup
  runsOutOn: Day | null
  products: ProductRenewal[]
  marks: RenewalMarks
}

/**
 * What a practitioner's clients should order again, what runs out first before the rest. Only purchases through the
 * practitioner count: the others are none of their business.
 */
export async function findRenewals(
  deps: Pick<Deps, 'db' | 'products' | 'region'> & { actor: Pick<SignedIn, 'id'>; now: Date },
  query: PlanQuery = {},
): Promise<{ today: Day; renewals: FoundRenewal[] }> {
  const { region, now } = deps
  const { timeZone } = regionSettings[region]
  const today = localDay(timeZone, now)
  const [plans, purchases] = await Promise.all([
    findSharedPlans(deps, { ...query, timeZone }),
    findPracticePurchases(deps, { ...query, today, timeZone }),
  ])
  const byClient = Map.groupBy(plans, ({ clientId }) => clientId)
  const renewals = [...byClient].flatMap(([clientId, shares]) => {
    const known = { purchases: purchases.get(clientId) ?? [], counts: shares[0]!.counts, today }
    const all = shares.map((share) => followed(share, { ...known, firstSharedOn: share.sharedOn }))
    const supplies = new Map(
      suppliesOf(all, known).map((each) => [each.product.product_variant_id, each] as const),
    )
    return all.flatMap((one) => renewalOf(one, supplies, today) ?? [])
  })
  return { today, renewals: renewals.toSorted(byUrgency) }
}

function renewalOf(
  { plan: share, lines, sharedOn }: Followed<TakenProduct, SharedPlan>,
  supplies: ReadonlyMap<number, Supplied<TakenProduct>>,
  today: Day,
): FoundRenewal | undefined {
  // Another protocol may go on with a product of a course that is over.
  const taken = lines.filter(({ use }) => use === null || isTakenOn(use, today))
  const supplied = taken.flatMap(({ product }) => supplies.get(product.product_variant_id) ?? [])
  const products = supplied.flatMap((supply) => productRenewal(supply, sharedOn, today) ?? [])
  const isAnyBought =
    lines.some(({ firstArrival }) => firstArrival !== null) || supplied.some(({ isBought }) => isBought)
  const renewal = protocolRenewal(products, isAnyBought)
  if (!renewal) return undefined
  return { share, ...renewal, marks: share.marks, group: renewalGroup(renewal.state, share.marks, today) }
}

function productRenewal(
  { product, isBought, lasting, stock }: Supplied<TakenProduct>,
  sharedOn: Day,
  today: Day,
): ProductRenewal | undefined {
  const variantId = product.product_variant_id
  // Of a label that does not tell how much a pack contains, only the first purchase can be missing.
  if (!lasting) return isBought ? undefined : { variantId, state: 'never_bought', runsOutOn: null }
  const state = renewalState(isBought, lasting)
  if (!state) return undefined
  if (state === 'never_bought') return { variantId, state, runsOutOn: null }
  return {
    variantId,
    state,
    // What was used up before the protocol was shared has been missing since then.
    runsOutOn:
      state === 'overdue' ? Math.max(usedUpOn(stock, today), sharedOn) : addDays(today, lasting.days),
  }
}

/** What was never bought comes last, what was shared most recently first. */
function byUrgency(one: FoundRenewal, other: FoundRenewal): number {
  const [a, b] = [one, other].map(({ runsOutOn }) => runsOutOn ?? Number.MAX_SAFE_INTEGER) as [number, number]
  return a - b || other.share.sharedOn - one.share.sharedOn || other.share.id - one.share.id
}
