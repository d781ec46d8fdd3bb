import { cartPaths } from '#contract/cart-paths.ts'
import type { VisitorWishes, WishlistPreview } from '#contract/wishlist.ts'
import { wishlistMaximum } from '#domain/cart/limits.ts'
import { callApi } from '../platform/call-api.ts'
import { createLatestCall } from '../platform/latest-call.ts'
import { sessionContext } from '../platform/session/session-context.ts'
import { warn } from '../platform/session/warn.ts'
import { toast } from '../platform/toasts/toast.ts'
import { visitorWishes } from './visitor-wishes.ts'
import { forgetWishFailure, resetWishlist, wishState } from './wish-state.ts'

const asking = createLatestCall()
export const stopAskingForWishes = asking.stop

export function openVisitorWishlist(): void {
  resetWishlist('unknown')
  rereadVisitorWishlist()
}

/** Another tab may have changed it. */
export function rereadVisitorWishlist(): void {
  show(visitorWishes.read())
}

/** Whether there was room for it. */
export function editVisitorWishlist(variantId: number, isWished: boolean): boolean {
  forgetWishFailure()
  const others = visitorWishes.read().filter((id) => id !== variantId)
  const hasRoom = !isWished || others.length < wishlistMaximum
  if (hasRoom) set(isWished ? [variantId, ...others] : others)
  else {
    const message = sessionContext().t('wishlist:full')
    toast('error', message)
    wishState.patch({ failure: { message, variantId } })
  }
  return hasRoom
}

/** Loads its products. Only the answer to the latest change counts. */
export async function loadVisitorWishlist(): Promise<void> {
  asking.stop()
  const ids = visitorWishes.read()
  if (ids.length === 0) return
  const signal = asking.begin()
  const body: VisitorWishes = { product_variant_ids: [...ids] }
  const call = { method: 'POST', body, language: sessionContext().language, signal }
  try {
    const { data } = await callApi<WishlistPreview>(cartPaths.wishlistPreview, call)
    if (signal.aborted) return
    wishState.patch({ owner: 'visitor', items: data, isUnreachable: false })
    const known = new Set(data.map(({ product_variant_id: id }) => id))
    const unknown = new Set(ids.filter((id) => !known.has(id)))
    if (unknown.size > 0) set(visitorWishes.read().filter((id) => !unknown.has(id)))
  } catch (error) {
    if (signal.aborted) return
    warn('The wishlist could not be fetched', error)
    wishState.patch({ isUnreachable: true })
  }
}

function set(ids: readonly number[]): void {
  visitorWishes.write(ids)
  show(ids)
}

function show(ids: readonly number[]): void {
  const wished = new Set(ids)
  const items = wishState.get().items.filter(({ product_variant_id: id }) => wished.has(id))
  const isKnown = ids.length === 0 || items.length > 0
  wishState.patch({ owner: isKnown ? 'visitor' : 'unknown', items, wished })
}
