import type { Location } from 'react-router'

/** What the scroll position is stored under. Entries made by the browser, for a link to a fragment, have no key. */
export function placeOf({ key, pathname, search, hash }: Omit<Location, 'state' | 'mask'>): string {
  return key === 'default' ? pathname + search + hash : key
}

type Arrival = {
  isPop: boolean
  isNewPath: boolean
  /** The browser made the history entry, not the router. */
  isOfBrowser: boolean
  hash: string
  /** Where the page was scrolled to when it was left. */
  stored: number | undefined
}

/** Where a page that is shown is scrolled to: its fragment, a position, its top as for a new page, or nowhere. */
export function scrollGoal({ isPop, isNewPath, isOfBrowser, hash, stored }: Arrival) {
  // A link to a fragment of the same page looks like going back.
  if (isPop && isOfBrowser && hash && !isNewPath) return 'fragment'
  if (isPop) return stored ?? 0
  if (hash) return 'fragment'
  return isNewPath ? 'top' : undefined
}
