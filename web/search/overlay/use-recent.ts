import { useLayoutEffect, useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { browserStorage } from '../../platform/storage.ts'
import {
  addRecent,
  clearRecent,
  type RecentPlace,
  type RecentSearch,
  readRecent,
  removeRecent,
} from '../recent-searches.ts'

export type Recent = {
  recents: readonly RecentSearch[]
  remember(product: RecentSearch): void
  remove(id: number): void
  clear(): void
}

/** The products recently opened from a search by the logged-in user. */
export function useRecent(isShowing: boolean): Recent {
  const { user } = useSession()
  const userId = user?.id
  const [recents, setRecents] = useState<readonly RecentSearch[]>([])
  const change = (how: (place: RecentPlace) => readonly RecentSearch[]) => {
    const storage = browserStorage('localStorage')
    setRecents(userId === undefined || !storage ? [] : how({ storage, userId, nowMs: Date.now() }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for each user and each time it opens
  useLayoutEffect(() => {
    if (isShowing) change(readRecent)
  }, [userId, isShowing])
  return {
    recents,
    remember: (product) => change((place) => addRecent(place, product)),
    remove: (id) => change((place) => removeRecent(place, id)),
    clear: () => change(clearRecent),
  }
}
