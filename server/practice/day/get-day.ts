import type { ClientDay, DayDose, DayPlan, DayProduct, DaySupply } from '#contract/client-day.ts'
import type { ClientProtocol, PlanProduct } from '#contract/sharing.ts'
import { type Day, dateOf, dayOf, isTodaySomewhere } from '#domain/days.ts'
import type { Language } from '#domain/languages.ts'
import { today as localDay } from '#domain/local-time.ts'
import { isTakenOn, planDay } from '#domain/practice/plan-days.ts'
import { inOrderOfDay } from '#domain/protocols/dose.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import { refuse } from '#server/platform/problems.ts'
import { clientPlans, type PlanReading } from './client-plans.ts'
import { suggestOrder } from './suggest-order.ts'
import type { Followed, Supplied } from './supplies.ts'
import { findTaken, tickKey } from './tick-dose.ts'

type ClientPlan = Followed<PlanProduct, ClientProtocol>
type DayInput = { date: string | undefined; language: Language }

/** What a client takes on their own today, what they have left, and what to order in time. */
export async function getClientDay(ctx: PlanReading, { date, language }: DayInput): Promise<ClientDay> {
  const today = dayAsked(ctx, date)
  const reading = { today, language }
  const [{ plans, supplies }, taken] = await Promise.all([
    clientPlans(ctx, reading),
    findTaken(ctx, dateOf(today)),
  ])
  const order = await suggestOrder(ctx, supplies, reading)
  const isTaken = new Set(taken.map(tickKey))
  return {
    date: dateOf(today),
    plans: plans.map((each) => presentPlan(each, today)),
    products: productsOf(plans),
    doses: plans.flatMap((each) => dosesOf(each, today, isTaken)),
    supply: supplies.map(presentSupply),
    order,
  }
}

/** The reader's date, if it is one somewhere; without one, the date at the shop. */
export function dayAsked({ region, now }: { region: Region; now: Date }, date: string | undefined): Day {
  if (date === undefined) return localDay(regionSettings[region].timeZone, now)
  const day = dayOf(date)
  return isTodaySomewhere(day, now) ? day : refuse('day-out-of-reach')
}

function presentPlan({ plan, sharedOn, lines }: ClientPlan, today: Day): DayPlan {
  const { first_name, last_name } = plan.practitioner
  const { day = null, days = null } = planDay(lines, sharedOn, today) ?? {}
  const { protocol_id, name } = plan
  return { protocol_id, name, practitioner: { first_name, last_name }, day, days }
}

function productsOf(plans: readonly ClientPlan[]): DayProduct[] {
  const all = plans.flatMap(({ plan }) => plan.products)
  return [...new Map(all.map((product) => [product.product_variant_id, presentProduct(product)])).values()]
}

function presentProduct(product: PlanProduct): DayProduct {
  const { product_variant_id, slug, name, language, range, assets, variants } = product
  const content = variants.find(({ id }) => id === product_variant_id)?.content ?? null
  return { product_variant_id, slug, name, language, range, assets, content }
}

function dosesOf({ plan, lines }: ClientPlan, today: Day, isTaken: ReadonlySet<string>): DayDose[] {
  return lines.flatMap(({ product, dose, use }) => {
    if (!dose || !use || !isTakenOn(use, today)) return []
    const { amount, unit, food, times } = dose
    return inOrderOfDay(times).map((time) => {
      const which = { protocol_id: plan.protocol_id, product_variant_id: product.product_variant_id, time }
      return { ...which, amount, unit, food, is_taken: isTaken.has(tickKey(which)) }
    })
  })
}

function presentSupply(supplied: Supplied<PlanProduct>): DaySupply {
  const { product, isBought, isCounted, amount, unit, packsComing, lasting } = supplied
  return {
    product_variant_id: product.product_variant_id,
    is_bought: isBought,
    amount_left: amount,
    unit,
    is_counted: isCounted,
    packs_coming: packsComing,
    days: lasting?.days ?? null,
    until: lasting?.until ? dateOf(lasting.until) : null,
    reaches_end: lasting?.reachesEnd ?? false,
  }
}
