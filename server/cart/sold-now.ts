import { gateAllows, priceGate } from '#domain/accounts/role-gate.ts'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import type { Minor } from '#domain/money.ts'
import type { ProductSource } from '#server/catalogue/products-of-variants.ts'

export type SoldNow = {
  productId: number
  name: string
  price: Minor
  /** Too close to its best-before date it may not be sold, whatever the stock. */
  available: boolean
  /** Sold to everybody, or to users of this type. */
  isOpen: boolean
}

type SoldNowInput = { variantIds: readonly number[]; userTypeId: UserTypeId | null }

/** Current catalogue data of variants; those that are not sold are missing. */
export function soldNow(
  { products }: { products: ProductSource },
  { variantIds, userTypeId }: SoldNowInput,
): Map<number, SoldNow> {
  const found = products.ofVariants(variantIds, { language: 'en', practitionerPrices: true })
  return new Map(
    [...found].flatMap(([id, { product, price }]) => {
      if (price === null) return []
      const available = product.variants.some((variant) => variant.id === id && variant.availability)
      const isOpen = gateAllows(priceGate(product.practitioner_only), userTypeId)
      return [[id, { productId: product.id, name: product.name, price, available, isOpen }] as const]
    }),
  )
}
