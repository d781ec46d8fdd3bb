import { cartPaths } from '#contract/cart-paths.ts'
import type { VisitorWishes, WishlistPreview } from '#contract/wishlist.ts'
import { wishlistMaximum } from '#domain/cart/limits.ts'
import { callApi } from '../platform/call-api.ts'
import { surroundings } from '../platform/session/surroundings.ts'
import { warn } from '../platform/session/warn.ts'
import { browserDrawer } from '../platform/storage.ts'
import { toast } from '../platform/toasts/toast.ts'
import { readVisitorWishes, storeVisitorWishes } from './visitor-wishes.ts'
import { resetWishlist, wishState } from './wish-state.ts'

const drawer = () => browserDrawer('localStorage')
let asking: AbortController | undefined

export function storedWishes(): number[] {
  return readVisitorWishes(drawer(), Date.now())
}

export function storeWishes(ids: readonly number[]): void {
  storeVisitorWishes(drawer(), ids, Date.now())
}

export function openVisitorWishlist(): void {
  resetWishlist('unknown')
  show(storedWishes())
}

/** Another tab changed it. */
export function rereadVisitorWishlist(): void {
  show(storedWishes())
}

export function editVisitorWishlist(variantId: number, isWished: boolean): void {
  const others = shownWishes().filter((id) => id !== variantId)
  if (isWished && others.length >= wishlistMaximum) toast('error', surroundings().t('wishlist:full'))
  else set(isWished ? [variantId, ...others] : others)
}

/** Asks for the products of it. The last change is what counts. */
export async function loadVisitorWishlist(): Promise<void> {
  asking?.abort()
  const ids = shownWishes()
  if (ids.length === 0) return
  const mine = new AbortController()
  asking = mine
  const body: VisitorWishes = { product_variant_ids: ids }
  const call = { method: 'POST', body, language: surroundings().language, signal: mine.signal }
  try {
    const { data } = await callApi<WishlistPreview>(cartPaths.wishlistPreview, call)
    if (mine.signal.aborted) return
    wishState.patch({ owner: 'visitor', items: data, isUnreachable: false })
    const known = new Set(data.map(({ product_variant_id: id }) => id))
    const unknown = new Set(ids.filter((id) => !known.has(id)))
    if (unknown.size > 0) set(shownWishes().filter((id) => !unknown.has(id)))
  } catch (error) {
    if (mine.signal.aborted) return
    warn('The wishlist could not be fetched', error)
    wishState.patch({ isUnreachable: true })
  }
}

export function stopAskingForWishes(): void {
  asking?.abort()
}

/** Where the browser refuses storage, a wishlist lasts as long as its page. */
function shownWishes(): number[] {
  return drawer() ? storedWishes() : [...wishState.get().wished]
}

function set(ids: readonly number[]): void {
  storeWishes(ids)
  show(ids)
}

function show(ids: readonly number[]): void {
  const wished = new Set(ids)
  const items = wishState.get().items.filter(({ product_variant_id: id }) => wished.has(id))
  const isKnown = ids.length === 0 || items.length > 0
  wishState.patch({ owner: isKnown ? 'visitor' : 'unknown', items, wished })
}
