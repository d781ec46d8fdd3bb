import { readStored, storageOrMemory } from './storage.ts'

/** The storage keys of what visitors keep in the browser: until they log in, and the products to compare. */
export const visitorCartName = 'cart'
export const visitorWishlistName = 'wishlist'
export const comparedName = 'compared'

/** Whether it is worth loading the code that reads them. */
export function hasVisitorData(): boolean {
  const storage = storageOrMemory('localStorage')
  return [visitorCartName, visitorWishlistName, comparedName].some((name) =>
    readStored(storage, name, Date.now()),
  )
}
