import { wishlistMaximum } from '#domain/cart/limits.ts'
import { visitorWishlistName } from '../platform/visitor-data.ts'
import { createVisitorList } from '../platform/visitor-list.ts'

/** Variants, newest first. Browser storage may contain anything: whatever is not an id is left out. */
export const visitorWishes = createVisitorList<number>(visitorWishlistName, (stored) =>
  [...new Set(stored.filter(isId))].slice(0, wishlistMaximum),
)

function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= 2_147_483_647
}
