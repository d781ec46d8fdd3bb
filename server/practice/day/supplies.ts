import type { ClientProtocol, PlanProduct } from '#contract/sharing.ts'
import { type Day, dayOf } from '#domain/practice/days.ts'
import { type PlanLine, useOf } from '#domain/practice/plan-days.ts'
import { amountLeft, type Count, type Lasting, lastingOf, type Use } from '#domain/practice/supply-left.ts'
import { type DoseUnit, labelDose } from '#domain/protocols/dose.ts'
import { doseUnitsPerPack } from '#domain/protocols/supply.ts'
import type { Purchase } from './find-purchases.ts'

/** A product that a client takes, by one or several protocols. */
export type Supplied = {
  product: PlanProduct
  protocolId: number
  uses: readonly Use[]
  unit: DoseUnit | null
  /** In units of the dose; null if the label does not tell. */
  perPack: number | null
  isBought: boolean
  isCounted: boolean
  packsComing: number
  amount: number | null
  /** With what is on its way. */
  lasting: Lasting | null
}

/** A received protocol's lines as they are taken, and the day from which it counts. */
export type Followed = { plan: ClientProtocol; sharedOn: Day; lines: readonly FollowedLine[] }
export type FollowedLine = PlanLine & { product: PlanProduct; use: Use | null }

/** Sharing a protocol again does not start it again: it counts from the first order for it. */
export function followed(plan: ClientProtocol, purchases: readonly Purchase[], today: Day): Followed {
  const forIt = purchases.flatMap(({ protocolId, on }) => (protocolId === plan.protocol_id ? on : []))
  const sharedOn = Math.min(dayOf(plan.shared_at), ...forIt)
  const lines = plan.products.map((product) => {
    const dose = product.dose ?? labelDose(product.facts.portion)
    const line = { product, dose, firstArrival: firstArrivalOf(product.product_variant_id, purchases) }
    return { ...line, use: useOf(line, sharedOn, today) }
  })
  return { plan, sharedOn, lines }
}

function firstArrivalOf(variantId: number, purchases: readonly Purchase[]): Day | null {
  const days = purchases.filter((purchase) => purchase.variantId === variantId).map(({ on }) => on)
  return days.length === 0 ? null : Math.min(...days)
}

type Known = { purchases: readonly Purchase[]; counts: ReadonlyMap<number, Count>; today: Day }

/** What is left of each product that is still taken; what runs out first comes first. */
export function suppliesOf(plans: readonly Followed[], known: Known): Supplied[] {
  const all = plans.flatMap(({ plan, lines }) =>
    lines.map((line) => ({ ...line, protocolId: plan.protocol_id })),
  )
  const byVariant = Map.groupBy(all, ({ product }) => product.product_variant_id)
  return [...byVariant.values()]
    .flatMap((lines) => supplyOf(lines, known) ?? [])
    .sort((one, other) => daysOf(one) - daysOf(other))
}

const daysOf = ({ lasting }: Supplied): number => (lasting === null ? Number.MAX_SAFE_INTEGER : lasting.days)

function supplyOf(
  lines: readonly (FollowedLine & { protocolId: number })[],
  { purchases, counts, today }: Known,
): Supplied | undefined {
  const [{ product, protocolId }] = lines as [FollowedLine & { protocolId: number }]
  const { product_variant_id: variantId } = product
  const uses = lines.flatMap(({ use }) => use ?? [])
  const isOver = uses.length > 0 && uses.every(({ until }) => until !== null && until < today)
  if (isOver) return undefined
  const own = purchases.filter((purchase) => purchase.variantId === variantId)
  const coming = own.filter(({ on }) => on > today)
  const packsComing = coming.reduce((sum, { packs }) => sum + packs, 0)
  const unit = oneUnitOf(lines)
  const perPack = unit && contentOf(product, unit)
  const count = counts.get(variantId) ?? null
  const rest = { product, protocolId, uses, unit, perPack, packsComing, isCounted: count !== null }
  const isBought = own.length > 0 || count !== null
  if (perPack === null) return { ...rest, isBought, amount: null, lasting: null }
  const arrivals = own.map(({ on, packs }) => ({ on, amount: packs * perPack }))
  const amount = amountLeft({ uses, arrivals, count }, today)
  return { ...rest, isBought, amount, lasting: lastingOf(amount + packsComing * perPack, uses, today) }
}

/** Two protocols may measure the same product differently; then nothing is calculated. */
function oneUnitOf(lines: readonly FollowedLine[]): DoseUnit | null {
  const units = new Set(lines.flatMap(({ dose }) => dose?.unit ?? []))
  const [unit] = units
  return units.size === 1 && unit !== undefined ? unit : null
}

function contentOf({ product_variant_id: id, variants, facts }: PlanProduct, unit: DoseUnit): number | null {
  const content = variants.find((variant) => variant.id === id)?.content ?? null
  const perPack = doseUnitsPerPack(unit, content, variants[0]?.content ?? null, facts)
  return perPack !== null && perPack > 0 ? perPack : null
}
