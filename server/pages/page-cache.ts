import { LRUCache } from 'lru-cache'
import { allStores } from '#contract/pages.ts'
import { type FinishedPage, sizeOf } from './finished-page.ts'

export const cacheBytes = 64 * 1024 * 1024
/** After this a page is still served, while a new one is rendered. */
export const freshMs = 5 * 60_000
export const staleMs = 60 * 60_000

/** What a page shows: single products, the catalogue as a whole (lists, counts), or neither. */
export type PageContent = {
  products: ReadonlySet<number>
  catalogue: boolean
  /** The name of the practitioner whose shop page it is; `allStores` for a list of such pages. */
  store?: string | undefined
  /** What the team wrote: a single entry as `page:about`, or all of a kind as `page`. */
  content?: ReadonlySet<string> | undefined
}
/** `isKept`: whether neither the page nor its key contains anything about the caller. */
export type RenderResult = { page: FinishedPage; shown: PageContent; isKept: boolean }
export type Change =
  | readonly number[]
  | 'all'
  | { store: string }
  | { content: { kind: string; slug: string } }

type Entry = RenderResult & { madeAtMs: number }
type Options = { make: (key: string) => Promise<RenderResult>; clock: () => number; maxBytes?: number }
type PendingPage = { promise: Promise<FinishedPage>; changes: Change[] }

/**
 * Finished pages by key. A page is rendered only once at a time, and not cached if something it shows changed
 * meanwhile.
 */
export function createPageCache({ make, clock, maxBytes = cacheBytes }: Options) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => sizeOf(page),
  })
  const making = new Map<string, PendingPage>()

  function refresh(key: string): Promise<FinishedPage> {
    const running = making.get(key)
    if (running && running.changes.length === 0) return running.promise
    const changes: Change[] = []
    const isNewest = () => making.get(key)?.changes === changes
    const promise = make(key)
      .then((made) => {
        const changed = changes.some((change) => concerns(change, made.shown))
        if (isNewest() && made.isKept && !changed) entries.set(key, { ...made, madeAtMs: clock() })
        return made.page
      })
      .finally(() => {
        if (isNewest()) making.delete(key)
      })
    making.set(key, { promise, changes })
    return promise
  }

  return {
    /** The cached page; a stale one is returned, and rendered anew in the background. */
    peek(key: string): FinishedPage | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      const ageMs = clock() - entry.madeAtMs
      if (ageMs <= freshMs) return entry.page
      if (ageMs > staleMs) return undefined
      refresh(key).catch(() => {})
      return entry.page
    },
    get(key: string): Promise<FinishedPage> {
      return refresh(key)
    },
    /** A page was compressed for another encoding, and so takes more memory. */
    resized(key: string): void {
      const entry = entries.peek(key)
      // The size is only updated for a new object.
      if (entry) entries.set(key, { ...entry })
    },
    drop(change: Change): void {
      for (const { changes } of making.values()) changes.push(change)
      for (const [key, { shown }] of entries.entries()) if (concerns(change, shown)) entries.delete(key)
    },
    get size(): number {
      return entries.size
    },
    get keys(): readonly string[] {
      return [...entries.keys()]
    },
  }
}

function concerns(change: Change, { products, catalogue, store, content }: PageContent): boolean {
  if (change !== 'all' && 'store' in change) return store === change.store || store === allStores
  if (change !== 'all' && 'content' in change) {
    const { kind, slug } = change.content
    return content?.has(kind) === true || content?.has(`${kind}:${slug}`) === true
  }
  if (change === 'all') return catalogue || products.size > 0
  return catalogue || change.some((id) => products.has(id))
}
