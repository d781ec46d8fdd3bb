import { wishlistMaximum } from '#domain/cart/limits.ts'
import { type Drawer, forget, readStored, store } from '../platform/storage.ts'
import { visitorWishlistName } from '../platform/visitor-goods.ts'

const keptMs = 30 * 86_400_000

/** Variants, newest first. Whatever lies in a browser may have been written by anything: what is no id is left out. */
export function readVisitorWishes(drawer: Drawer | undefined, nowMs: number): number[] {
  const stored = drawer && readStored<unknown>(drawer, visitorWishlistName, nowMs)
  return Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(0, wishlistMaximum) : []
}

/** An empty wishlist leaves nothing behind. */
export function storeVisitorWishes(drawer: Drawer | undefined, ids: readonly number[], nowMs: number): void {
  if (!drawer) return
  if (ids.length === 0) forget(drawer, visitorWishlistName)
  else store(drawer, visitorWishlistName, ids, nowMs + keptMs)
}

function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= 2_147_483_647
}
