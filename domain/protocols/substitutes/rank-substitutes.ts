import type { Content } from '../../catalogue/prices.ts'
import type { Allergen } from '../../catalogue/vocabulary.ts'
import type { Minor } from '../../money.ts'
import type { Dose } from '../dose.ts'
import type { ProductFacts } from '../facts.ts'
import { type Supply, supplyOf } from '../supply.ts'
import type { Active } from './actives.ts'
import { type FittedDose, fitDose } from './fit-dose.ts'
import { type ReplacementPacks, replacementPacks } from './replacement-packs.ts'

/** What products are compared by. Terms are ids of the shop's vocabulary. */
export type ComparedProduct = {
  productId: number
  facts: ProductFacts
  /** Of these facts; reading them takes longer than comparing them. */
  actives: readonly Active[]
  /** Contents of the pack whose portions the label counts. */
  labelContent: Content | null
  deliveryForm: number | null
  suitableFor: readonly number[]
  freeFrom: readonly number[]
}
/** A pack size that can be bought. */
export type Pack = { variantId: number; content: Content | null; price: Minor }
/** A product with its packs in stock. */
export type OfferedProduct = ComparedProduct & { packs: readonly Pack[] }

/** The product to be replaced; its pack, and the price of it if it still has one. */
export type ReplacedProduct = ComparedProduct & {
  variantId: number
  content: Content | null
  price: Minor | null
}

/** Where the product stands in a protocol. */
export type ReplacedLine = {
  protocolId: number
  dose: Dose | null
  quantity: number
  /** The other products of the protocol. */
  otherProducts: ReadonlySet<number>
}

export type FittedLine = FittedDose & ReplacementPacks & { protocolId: number }

export type Substitute = {
  productId: number
  variantId: number
  price: Minor
  newAllergens: readonly Allergen[]
  /** Terms that only the replaced product has. */
  lostSuitableFor: readonly number[]
  lostFreeFrom: readonly number[]
  isSameForm: boolean
  /** Ingredients that only the substitute has. */
  extraActives: readonly string[]
  /** For the lines it is suitable for, at least one. */
  lines: readonly FittedLine[]
}

/** How long what is in the protocol lasts, and what it costs per day. */
export function supplyOfLine(
  { facts, content, labelContent, price }: ReplacedProduct,
  { dose, quantity }: Pick<ReplacedLine, 'dose' | 'quantity'>,
): Supply {
  return supplyOf({ dose, content, labelContent, quantity, facts, price })
}

/**
 * The products that can replace another in these protocols, best first: in as many of them as possible, without new
 * allergens, near the daily amounts, with little else in them, in the same delivery form, and at a low cost per day.
 */
export function rankSubstitutes(
  replaced: ReplacedProduct,
  lines: readonly ReplacedLine[],
  offered: readonly OfferedProduct[],
): Substitute[] {
  const replacing = { replaced, lines }
  return offered
    .flatMap((product) => substituteOf(replacing, product) ?? [])
    .map((substitute) => ({ substitute, rank: rankOf(substitute, replacing) }))
    .sort((one, other) => compare(one.rank, other.rank))
    .map(({ substitute }) => substitute)
}

/** One line after its product is replaced by a pack of another; undefined if that is no substitute for it. */
export function replacedBy(
  replaced: ReplacedProduct,
  line: ReplacedLine,
  { pack, ...product }: ComparedProduct & { pack: Pack },
): FittedLine | undefined {
  const fitted = fittedLines({ replaced, lines: [line] }, product)
  return withPacks(replaced, product, pack, fitted).lines[0]
}

type Replacing = { replaced: ReplacedProduct; lines: readonly ReplacedLine[] }

/** Of the pack sizes, the one that costs least in all. */
function substituteOf(replacing: Replacing, product: OfferedProduct): Substitute | undefined {
  const { replaced } = replacing
  const fitted = fittedLines(replacing, product)
  const [cheapest] = product.packs
    .filter(({ variantId }) => variantId !== replaced.variantId)
    .map((pack) => withPacks(replaced, product, pack, fitted))
    .sort((one, other) => one.total - other.total || one.pack.variantId - other.pack.variantId)
  if (fitted.length === 0 || !cheapest) return undefined
  const known = new Set(replaced.actives.map(({ key }) => key))
  return {
    productId: product.productId,
    variantId: cheapest.pack.variantId,
    price: cheapest.pack.price,
    newAllergens: without(product.facts.allergens, replaced.facts.allergens),
    lostSuitableFor: without(replaced.suitableFor, product.suitableFor),
    lostFreeFrom: without(replaced.freeFrom, product.freeFrom),
    isSameForm: replaced.deliveryForm !== null && replaced.deliveryForm === product.deliveryForm,
    extraActives: product.actives.filter(({ key }) => !known.has(key)).map(({ name }) => name),
    lines: cheapest.lines,
  }
}

type Fitted = { line: ReplacedLine; dose: FittedDose }

/** Not where the product, in whichever pack, is in the protocol already. */
function fittedLines(
  { replaced, lines }: Replacing,
  { productId, actives, facts: { portion } }: ComparedProduct,
): Fitted[] {
  return lines.flatMap((line) => {
    if (line.otherProducts.has(productId)) return []
    const taken = { dose: line.dose, portion: replaced.facts.portion, actives: replaced.actives }
    const dose = fitDose(taken, { portion, actives })
    return dose ? [{ line, dose }] : []
  })
}

function withPacks(
  replaced: ReplacedProduct,
  { facts, labelContent }: ComparedProduct,
  pack: Pack,
  fitted: readonly Fitted[],
) {
  const lines = fitted.map(({ line, dose }): FittedLine => {
    const former = { quantity: line.quantity, days: supplyOfLine(replaced, line).days }
    const packs = replacementPacks({ ...pack, dose: dose.dose, facts, labelContent, former })
    return { protocolId: line.protocolId, ...dose, ...packs }
  })
  return { pack, lines, total: lines.reduce((sum, { quantity }) => sum + quantity, 0) * pack.price }
}

/** Amounts that differ by less are as good as the same. */
const nearly = 0.1

/** Compared from the first to the last; less is better. */
function rankOf(substitute: Substitute, { lines }: Replacing): number[] {
  const { newAllergens, lostSuitableFor, lostFreeFrom, isSameForm, extraActives } = substitute
  const deviation = Math.max(...substitute.lines.map((line) => line.deviation))
  return [
    lines.length - substitute.lines.length,
    newAllergens.length,
    deviation <= nearly ? 0 : 1,
    extraActives.length,
    isSameForm ? 0 : 1,
    lostSuitableFor.length + lostFreeFrom.length,
    substitute.lines[0]!.costPerDay ?? Number.MAX_VALUE,
    deviation,
    substitute.productId,
  ]
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 ? 0 : one[at]! - other[at]!
}

function without<Item>(items: readonly Item[], known: readonly Item[]): Item[] {
  return items.filter((item) => !known.includes(item))
}
