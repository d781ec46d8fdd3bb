import { keepingDrawer, readStored } from './storage.ts'

/** Names in the browser's storage of what visitors keep there until they sign in. */
export const visitorCartName = 'cart'
export const visitorWishlistName = 'wishlist'

/** Whether it is worth fetching what reads them. */
export function hasVisitorGoods(): boolean {
  const drawer = keepingDrawer('localStorage')
  return [visitorCartName, visitorWishlistName].some((name) => readStored(drawer, name, Date.now()))
}
