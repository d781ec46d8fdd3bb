import type { Active } from '../protocols/substitutes/actives.ts'

/** A product with what its daily portion contains: each active once, the main one first. */
export type ProductWithActives = {
  id: number
  brandId: number
  actives: readonly Pick<Active, 'key' | 'form' | 'perUnit' | 'unit'>[]
}

/** Otherwise it is not the same kind of dose. */
const ratioMaximum = 3
/** A multivitamin is not compared with a single vitamin. */
const otherActivesMaximum = 1

type Compared<Other> = { other: Other; otherActives: number; otherForm: number; ratio: number }

/**
 * The product of each other brand that is most like this one; those most like it come first. In one pass, because a
 * large shop has thousands of products with the same ingredient.
 */
export function sameActiveProducts<Other extends ProductWithActives>(
  product: ProductWithActives,
  others: Iterable<Other>,
): Other[] {
  const keys = new Set(product.actives.map(({ key }) => key))
  const nearest = new Map<number, Compared<Other>>()
  for (const other of others) {
    const compared = other.brandId === product.brandId ? undefined : compare(product, keys, other)
    if (!compared) continue
    const known = nearest.get(other.brandId)
    if (!known || byDifference(compared, known) < 0) nearest.set(other.brandId, compared)
  }
  return [...nearest.values()].sort(byDifference).map(({ other }) => other)
}

function byDifference(one: Compared<ProductWithActives>, two: Compared<ProductWithActives>): number {
  return (
    one.otherActives - two.otherActives ||
    one.otherForm - two.otherForm ||
    one.ratio - two.ratio ||
    one.other.id - two.other.id
  )
}

/** Undefined if they cannot be compared. */
function compare<Other extends ProductWithActives>(
  { actives: [main] }: ProductWithActives,
  keys: ReadonlySet<string>,
  other: Other,
): Compared<Other> | undefined {
  const { actives } = other
  const [otherMain] = actives
  if (!main?.perUnit || !otherMain?.perUnit) return undefined
  if (main.key !== otherMain.key || main.unit !== otherMain.unit) return undefined
  const ratio = Math.max(main.perUnit / otherMain.perUnit, otherMain.perUnit / main.perUnit)
  if (ratio > ratioMaximum) return undefined
  const shared = actives.filter(({ key }) => keys.has(key)).length
  const otherActives = keys.size + actives.length - 2 * shared
  if (otherActives > otherActivesMaximum) return undefined
  const isOtherForm = main.form !== null && otherMain.form !== null && main.form !== otherMain.form
  return { other, otherActives, otherForm: Number(isOtherForm), ratio }
}
