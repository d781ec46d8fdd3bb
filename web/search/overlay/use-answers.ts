import { useEffect } from 'react'
import { nothingFound } from '#contract/nothing-found.ts'
import type { Language } from '#domain/languages.ts'
import { searchDebounceMs } from '#domain/search/limits.ts'
import { searchFor } from '../search-data.ts'
import { type Search, type SearchEvent, wantedText } from './search-machine.ts'

/** Asks for what is typed, once one pauses. Typing on takes back what was asked before. */
export function useAnswers(search: Search, send: (event: SearchEvent) => void, language: Language) {
  const wanted = wantedText(search)
  useEffect(() => {
    if (wanted === undefined) return
    const request = new AbortController()
    const ask = async () => {
      const results = await searchFor(wanted, language, request.signal).then(
        (answer) => ({ answer, failed: false }),
        () => ({ answer: nothingFound, failed: true }),
      )
      if (!request.signal.aborted) send({ type: 'answered', results: { of: wanted, ...results } })
    }
    const pause = setTimeout(() => void ask(), searchDebounceMs)
    return () => {
      clearTimeout(pause)
      request.abort()
    }
  }, [wanted, send, language])
}
