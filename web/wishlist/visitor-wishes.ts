import { wishlistMaximum } from '#domain/cart/limits.ts'
import { visitorWishlistName } from '../platform/visitor-goods.ts'
import { createVisitorList } from '../platform/visitor-list.ts'

/** Variants, newest first. Whatever lies in a browser may have been written by anything: what is no id is left out. */
export const visitorWishes = createVisitorList<number>(visitorWishlistName, (stored) =>
  [...new Set(stored.filter(isId))].slice(0, wishlistMaximum),
)

function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= 2_147_483_647
}
