import type { Active } from '../protocols/substitutes/actives.ts'

/** A product with what its daily portion contains, the main active first. */
export type ProductWithActives = {
  id: number
  brandId: number
  actives: readonly Pick<Active, 'key' | 'form' | 'perUnit' | 'unit'>[]
}

/** Otherwise it is not the same kind of dose. */
const ratioMaximum = 3
/** A multivitamin is not compared with a single vitamin. */
const otherActivesMaximum = 1

/** The product of each other brand that is most like this one; those most like it come first. */
export function sameActiveProducts<Other extends ProductWithActives>(
  product: ProductWithActives,
  others: Iterable<Other>,
): Other[] {
  const found = [...others].flatMap((other) => {
    const difference = other.brandId === product.brandId ? undefined : differenceOf(product, other)
    return difference ? [{ other, ...difference }] : []
  })
  found.sort(
    (one, two) =>
      one.otherActives - two.otherActives ||
      one.otherForm - two.otherForm ||
      one.ratio - two.ratio ||
      one.other.id - two.other.id,
  )
  const byBrand = new Map<number, Other>()
  for (const { other } of found) if (!byBrand.has(other.brandId)) byBrand.set(other.brandId, other)
  return [...byBrand.values()]
}

/** Undefined if they cannot be compared. */
function differenceOf({ actives }: ProductWithActives, other: ProductWithActives) {
  const [main, otherMain] = [actives[0], other.actives[0]]
  if (!main?.perUnit || !otherMain?.perUnit) return undefined
  if (main.key !== otherMain.key || main.unit !== otherMain.unit) return undefined
  const [keys, otherKeys] = [keysOf(actives), keysOf(other.actives)]
  const shared = [...keys].filter((key) => otherKeys.has(key)).length
  const otherActives = keys.size + otherKeys.size - 2 * shared
  const ratio = Math.max(main.perUnit / otherMain.perUnit, otherMain.perUnit / main.perUnit)
  if (otherActives > otherActivesMaximum || ratio > ratioMaximum) return undefined
  const isOtherForm = main.form !== null && otherMain.form !== null && main.form !== otherMain.form
  return { otherActives, otherForm: Number(isOtherForm), ratio }
}

function keysOf(actives: ProductWithActives['actives']): Set<string> {
  return new Set(actives.map(({ key }) => key))
}
