import type { Content } from '#domain/catalogue/prices.ts'
import type { Day } from '#domain/days.ts'
import { type PlanLine, useOf } from '#domain/practice/plan-days.ts'
import {
  amountLeft,
  type Count,
  type RemainingSupply,
  remainingSupply,
  type Stock,
  type Use,
} from '#domain/practice/supply-left.ts'
import { type Dose, type DoseUnit, labelDose } from '#domain/protocols/dose.ts'
import type { ProductFacts } from '#domain/protocols/facts.ts'
import { doseUnitsPerPack } from '#domain/protocols/supply.ts'
import type { Purchase } from './find-purchases.ts'

/** What supplies are calculated from; the first variant is the one whose portions the label counts. */
export type TakenProduct = {
  product_variant_id: number
  dose: Dose | null
  variants: readonly { id: number; content: Content | null }[]
  facts: Pick<ProductFacts, 'portion' | 'portionsPerPack'>
}
export type TakenPlan<Product extends TakenProduct> = {
  protocol_id: number
  products: readonly Product[]
}

/** A product that a client takes, by one or several protocols. */
export type Supplied<Product extends TakenProduct> = {
  product: Product
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
  lasting: RemainingSupply | null
  stock: Stock
}

/** A received protocol's lines as they are taken, and the day from which it counts. */
export type Followed<Product extends TakenProduct, Plan extends TakenPlan<Product> = TakenPlan<Product>> = {
  plan: Plan
  sharedOn: Day
  lines: readonly FollowedLine<Product>[]
}
export type FollowedLine<Product extends TakenProduct> = PlanLine & { product: Product; use: Use | null }

/**
 * Sharing a protocol again does not start it again: it counts from the first order for it. Where the reader is, it may
 * still be the day before the one on which it was shared at the shop.
 */
export function followed<Product extends TakenProduct, Plan extends TakenPlan<Product>>(
  plan: Plan & { products: readonly Product[] },
  { firstSharedOn, purchases, today }: { firstSharedOn: Day; purchases: readonly Purchase[]; today: Day },
): Followed<Product, Plan> {
  const forIt = purchases.flatMap(({ protocolId, on }) => (protocolId === plan.protocol_id ? on : []))
  const sharedOn = Math.min(firstSharedOn, today, ...forIt)
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
export function suppliesOf<Product extends TakenProduct>(
  plans: readonly Followed<Product>[],
  known: Known,
): Supplied<Product>[] {
  const all = plans.flatMap(({ plan, lines }) =>
    lines.map((line) => ({ ...line, protocolId: plan.protocol_id })),
  )
  const byVariant = Map.groupBy(all, ({ product }) => product.product_variant_id)
  return [...byVariant.values()]
    .flatMap((lines) => supplyOf(lines, known) ?? [])
    .sort((one, other) => daysOf(one) - daysOf(other))
}

const daysOf = ({ lasting }: Pick<Supplied<TakenProduct>, 'lasting'>): number =>
  lasting === null ? Number.MAX_SAFE_INTEGER : lasting.days

function supplyOf<Product extends TakenProduct>(
  lines: readonly (FollowedLine<Product> & { protocolId: number })[],
  { purchases, counts, today }: Known,
): Supplied<Product> | undefined {
  const [{ product, protocolId }] = lines as [(typeof lines)[number]]
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
  const arrivals = perPack === null ? [] : own.map(({ on, packs }) => ({ on, amount: packs * perPack }))
  const stock = { uses, arrivals, count }
  if (perPack === null) return { ...rest, isBought, stock, amount: null, lasting: null }
  const amount = amountLeft(stock, today)
  return {
    ...rest,
    isBought,
    stock,
    amount,
    lasting: remainingSupply(amount + packsComing * perPack, uses, today),
  }
}

/** Two protocols may measure the same product differently; then nothing is calculated. */
function oneUnitOf(lines: readonly PlanLine[]): DoseUnit | null {
  const units = new Set(lines.flatMap(({ dose }) => dose?.unit ?? []))
  const [unit] = units
  return units.size === 1 && unit !== undefined ? unit : null
}

function contentOf({ product_variant_id: id, variants, facts }: TakenProduct, unit: DoseUnit): number | null {
  const content = variants.find((variant) => variant.id === id)?.content ?? null
  const perPack = doseUnitsPerPack(unit, content, variants[0]?.content ?? null, facts)
  return perPack !== null && perPack > 0 ? perPack : null
}
