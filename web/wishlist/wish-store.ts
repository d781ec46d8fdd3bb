import { followOwner } from '../platform/follow-owner.ts'
import { toast } from '../platform/toasts/toast.ts'
import {
  clearPersonWishlist,
  editPersonWishlist,
  openPersonWishlist,
  otherTabs,
  reloadPersonWishlist,
  words,
} from './person-wishlist.ts'
import { visitorWishes } from './visitor-wishes.ts'
import {
  editVisitorWishlist,
  loadVisitorWishlist,
  openVisitorWishlist,
  rereadVisitorWishlist,
  stopAskingForWishes,
} from './visitor-wishlist.ts'
import { forgetWishFailure } from './wish-state.ts'

const owner = followOwner({
  otherTabs,
  visitor: {
    open: openVisitorWishlist,
    reread: rereadVisitorWishlist,
    onChangedElsewhere: visitorWishes.onChangedElsewhere,
    load: loadVisitorWishlist,
    stopLoading: stopAskingForWishes,
  },
  person: { open: openPersonWishlist, reload: reloadPersonWishlist, leave: clearPersonWishlist },
})

export const startWishlist = owner.open

/** Called by a component that shows the products. Returns how to stop. */
export function watchWishlist(): () => void {
  owner.open()
  const stop = owner.watch()
  reloadWishlist()
  return () => {
    stop()
    // The message has been seen.
    if (!owner.isWatched()) forgetWishFailure()
  }
}

/** After pending calls, so that the answer includes them. */
export function reloadWishlist(): void {
  void owner.reload()
}

export function addToWishlist(variantId: number): void {
  setWished(variantId, true)
}

/** Can be undone for as long as the message is shown. */
export function removeFromWishlist(variantId: number, name?: string): void {
  const isStillTheirs = owner.currentOwner()
  setWished(variantId, false)
  if (name === undefined) return
  const undo = { label: words('undo'), run: () => isStillTheirs() && addToWishlist(variantId) }
  toast('success', words('removed', { name }), undo)
}

function setWished(variantId: number, isMember: boolean): void {
  if (owner.isPersonHere()) editPersonWishlist({ kind: 'wished', variantId, isMember })
  else {
    editVisitorWishlist(variantId, isMember)
    owner.loadIfWatched()
  }
}

/** An email is sent when it is back in stock. */
export function requestStockEmail(variantId: number): void {
  editPersonWishlist({ kind: 'awaited', variantId, isMember: true })
}

export function cancelStockEmail(variantId: number): void {
  editPersonWishlist({ kind: 'awaited', variantId, isMember: false })
}
