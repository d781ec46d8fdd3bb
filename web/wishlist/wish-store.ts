import { followOwner } from '../platform/follow-owner.ts'
import { toast } from '../platform/toasts/toast.ts'
import {
  editPersonWishlist,
  leavePersonWishlist,
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

const owner = followOwner({
  otherTabs,
  visitor: {
    open: openVisitorWishlist,
    reread: rereadVisitorWishlist,
    onChangedElsewhere: visitorWishes.onChangedElsewhere,
    load: loadVisitorWishlist,
    stopLoading: stopAskingForWishes,
  },
  person: { open: openPersonWishlist, reload: reloadPersonWishlist, leave: leavePersonWishlist },
})

export const openWishlist = owner.open

/** For a part of the page that shows the wished products. Answers how to stop. */
export function watchWishlist(): () => void {
  owner.open()
  const stop = owner.watch()
  reloadWishlist()
  return stop
}

/** After what is on its way, so that the answer knows of it. */
export function reloadWishlist(): void {
  void owner.reload()
}

export function wish(variantId: number): void {
  setWished(variantId, true)
}

/** It can be taken back for as long as the message stands. */
export function unwish(variantId: number, name?: string): void {
  const isStillTheirs = owner.currentOwner()
  setWished(variantId, false)
  if (name === undefined) return
  const undo = { label: words('undo'), run: () => isStillTheirs() && wish(variantId) }
  toast('success', words('removed', { name }), undo)
}

function setWished(variantId: number, isMember: boolean): void {
  if (owner.isPersonHere()) editPersonWishlist({ kind: 'wished', variantId, isMember })
  else {
    editVisitorWishlist(variantId, isMember)
    owner.loadIfWatched()
  }
}

/** A mail is sent when it is back. */
export function awaitStock(variantId: number): void {
  editPersonWishlist({ kind: 'awaited', variantId, isMember: true })
}

export function stopAwaiting(variantId: number): void {
  editPersonWishlist({ kind: 'awaited', variantId, isMember: false })
}
