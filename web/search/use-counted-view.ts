import { useEffect } from 'react'
import type { Look } from '#contract/search.ts'
import { searchPaths } from '#contract/search-paths.ts'
import { languageTag } from '#domain/languages.ts'
import { useShop } from '../platform/shop-context.tsx'

/** Counts a view of a product anonymously: the call contains neither token nor cookie. */
export function useCountedView(productId: number) {
  const { language } = useShop()
  useEffect(() => {
    const count = () => {
      const look: Look = { product_id: productId }
      fetch(`/api${searchPaths.views}`, {
        method: 'POST',
        credentials: 'omit',
        keepalive: true,
        headers: {
          'accept-language': languageTag(language).toLowerCase(),
          'content-type': 'application/json',
        },
        body: JSON.stringify(look),
      }).catch(() => {
        // An uncounted view does no harm.
      })
    }
    return onceLookedAt(document, count)
  }, [productId, language])
}

/** Shorter views are not counted. */
export const lookMs = 2_000

type Watched = Pick<Document, 'visibilityState'> &
  Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Calls back once a page has been visible for a while. Returns how to stop waiting. */
export function onceLookedAt(page: Watched, notify: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(waiting)
    page.removeEventListener('visibilitychange', judge)
  }
  const judge = () => {
    clearTimeout(waiting)
    if (page.visibilityState !== 'visible') return
    waiting = setTimeout(() => {
      stop()
      notify()
    }, lookMs)
  }
  page.addEventListener('visibilitychange', judge)
  judge()
  return stop
}
