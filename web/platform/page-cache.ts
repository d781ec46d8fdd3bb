import { useEffect, useLayoutEffect } from 'react'
import { type MiddlewareFunction, type UIMatch, useLocation, useMatches, useRevalidator } from 'react-router'
import { historyEntry } from './history-entry.ts'

/** A page as its loader answered at a time. */
type KeptPage = { address: string; id: string; data: unknown; at: number }

/** By history entry, the one shown last at the end. */
const kept = new Map<string, KeptPage>()
const mostKept = 12
const freshForMs = 60_000
/** Long after the page is painted. */
const refreshAfterMs = 1000

/** The history entry on the screen. */
let shown: string | undefined
let isRefreshing = false

/** Answers from what is kept when a user goes back or forward: only then is the browser at another entry already. */
export const serveCachedPage: MiddlewareFunction = async ({ url }, next) => {
  const key = historyEntry()
  const page = kept.get(key)
  const isRefresh = isRefreshing
  isRefreshing = false
  if (page?.address !== url.pathname + url.search || (key === shown && !isRefresh)) return next()
  const asBefore = { [page.id]: { type: 'data', result: page.data } }
  if (!isRefresh) return asBefore
  const loaded = (await next()) as Record<string, { type: string }>
  // The page is shown already: what is a minute old is better than an error.
  return Object.values(loaded).some(({ type }) => type === 'error') ? asBefore : loaded
}

/** Keeps pages whose `handle` says `isCached`, so that going back to them shows at once what they showed. */
export function PageCache() {
  const { key, pathname, search } = useLocation()
  const page = (useMatches() as UIMatch<unknown, { isCached?: boolean } | undefined>[]).at(-1)
  const { revalidate } = useRevalidator()
  const id = page?.handle?.isCached ? page.id : undefined
  const data = page?.loaderData

  useLayoutEffect(() => {
    shown = key
  }, [key])

  useEffect(() => {
    if (id === undefined || data === undefined) return
    const known = kept.get(key)
    const at = known?.data === data ? known.at : Date.now()
    kept.delete(key)
    kept.set(key, { address: pathname + search, id, data, at })
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    if (Date.now() - at < freshForMs) return
    const timer = setTimeout(() => {
      isRefreshing = true
      void revalidate()
    }, refreshAfterMs)
    return () => clearTimeout(timer)
  }, [key, pathname, search, id, data, revalidate])

  return null
}
