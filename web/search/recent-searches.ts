import type { Product } from '#contract/catalogue.ts'
import { recentSearchesKept } from '#domain/search/limits.ts'
import { type BrowserStorage, readStored, removeStored, writeStored } from '../platform/storage.ts'

/** A product that was opened from a search. */
export type RecentSearch = { id: number; name: string; slug: string; image_url: string | null }

const ttlMs = 90 * 86_400_000
const nameFor = (userId: number) => `recent-searches-${userId}`

/** The storage of a user's recent searches, and the current time. */
export type RecentPlace = { storage: BrowserStorage; userId: number; nowMs: number }

export function readRecent({ storage, userId, nowMs }: RecentPlace): readonly RecentSearch[] {
  return readStored<RecentSearch[]>(storage, nameFor(userId), nowMs) ?? []
}

/** The newest first, without duplicates, up to the maximum. */
export function addRecent(place: RecentPlace, product: RecentSearch): readonly RecentSearch[] {
  const others = readRecent(place).filter(({ id }) => id !== product.id)
  return keep(place, [product, ...others].slice(0, recentSearchesKept))
}

export function removeRecent(place: RecentPlace, id: number): readonly RecentSearch[] {
  return keep(
    place,
    readRecent(place).filter((recent) => recent.id !== id),
  )
}

export function clearRecent({ storage, userId }: RecentPlace): readonly RecentSearch[] {
  removeStored(storage, nameFor(userId))
  return []
}

export function recentOf({ id, name, slug, assets }: Product): RecentSearch {
  const picture = assets.find(({ is_primary }) => is_primary) ?? assets[0]
  return { id, name, slug, image_url: picture?.thumbnails.thumbnail_125 ?? null }
}

function keep(place: RecentPlace, recent: RecentSearch[]): readonly RecentSearch[] {
  if (recent.length === 0) return clearRecent(place)
  writeStored(place.storage, nameFor(place.userId), recent, place.nowMs + ttlMs)
  return recent
}
