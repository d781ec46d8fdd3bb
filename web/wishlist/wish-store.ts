import { followOwner } from '../platform/follow-owner.ts'
import { toast } from '../platform/toasts/toast.ts'
import {
  clearPersonWishlist,
  editPersonWishlist,
  openPersonWishlist,
  otherTabs,
  reloadPersonWishlist,
  wishForPerson,
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

/** For a caller that removes it from elsewhere only if it is on the wishlist: if it is not, the wishlist says why. */
export async function moveToWishlist(variantId: number): Promise<boolean> {
  return owner.isPersonHere() ? wishForPerson(variantId) : editAsVisitor(variantId, true)
}

/** Can be undone for as long as the message is shown. */
export function removeFromWishlist(variantId: number, name?: string): void {
  if (name === undefined) setWished(variantId, false)
  else removeWithUndo(variantId, words('removed', { name }))
}

/** Once it is in the cart. To undo it, it is taken from there, too. */
export function removeMovedWish(variantId: number, name: string, takeFromCart: () => void): void {
  removeWithUndo(variantId, words('moved', { name }), takeFromCart)
}

function removeWithUndo(variantId: number, message: string, takeFromCart?: () => void): void {
  const isStillTheirs = owner.currentOwner()
  setWished(variantId, false)
  const run = () => {
    if (!isStillTheirs()) return
    takeFromCart?.()
    addToWishlist(variantId)
  }
  toast('success', message, { label: words('undo'), run })
}

function setWished(variantId: number, isMember: boolean): void {
  if (owner.isPersonHere()) editPersonWishlist({ kind: 'wished', variantId, isMember })
  else editAsVisitor(variantId, isMember)
}

function editAsVisitor(variantId: number, isMember: boolean): boolean {
  const hasRoom = editVisitorWishlist(variantId, isMember)
  owner.loadIfWatched()
  return hasRoom
}

/** An email is sent when it is back in stock. */
export function requestStockEmail(variantId: number): void {
  editPersonWishlist({ kind: 'awaited', variantId, isMember: true })
}

export function cancelStockEmail(variantId: number): void {
  editPersonWishlist({ kind: 'awaited', variantId, isMember: false })
}
