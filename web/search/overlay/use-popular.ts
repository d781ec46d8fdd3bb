import { useLayoutEffect, useState } from 'react'
import type { SearchResponse } from '#contract/search.ts'
import type { Language } from '#domain/languages.ts'
import { useSession } from '../../platform/session/session.ts'
import { browserStorage } from '../../platform/storage.ts'
import { fetchPopular, keptPopular, type PopularPlace } from '../search-data.ts'

type Popular = { language: Language; userId: number | undefined; answer: SearchResponse }

/** The popular products of a language; undefined until loaded. Looked up each time the search opens. */
export function usePopular(language: Language, isShowing: boolean): SearchResponse | undefined {
  const { user } = useSession()
  const userId = user?.id
  const [popular, setPopular] = useState<Popular>()
  // Before the paint, so that a cached answer is shown at once.
  useLayoutEffect(() => {
    if (!isShowing) return
    const place: PopularPlace = { storage: browserStorage('localStorage'), userId, language }
    const kept = keptPopular(place, Date.now())
    if (kept) return setPopular({ language, userId, answer: kept })
    let isGone = false
    fetchPopular(place).then(
      (answer) => !isGone && setPopular({ language, userId, answer }),
      // Searching works without them.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [language, userId, isShowing])
  return popular?.language === language && popular.userId === userId ? popular.answer : undefined
}
