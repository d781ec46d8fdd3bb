import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { useLocation } from 'react-router'
import { nothingFound } from '#contract/nothing-found.ts'
import type { Language } from '#domain/languages.ts'
import { searchDebounceMs } from '#domain/search/limits.ts'
import { useSession } from '../../platform/session/session.ts'
import type { OverlayProps } from '../form/search-form.tsx'
import { textAt } from '../form/search-text.ts'
import { searchFor } from '../search-data.ts'
import { nextSearch, notShowing, type Search, type SearchEvent, textToSearch } from './search-machine.ts'

/** The state of the search, shared by box and pages. */
export function useSearch(box: OverlayProps['box']) {
  const { key, pathname, search: asked } = useLocation()
  const [search, send] = useReducer(nextSearch, box.current?.value ?? '', notShowing)
  const text = textAt(pathname, asked)
  const at = useRef(key)
  const { user } = useSession()
  const person = useRef(user?.id)

  // Before the paint: some users see prices that the next one must not see.
  useLayoutEffect(() => {
    if (person.current !== user?.id) send({ type: 'other-person' })
    person.current = user?.id
  }, [user?.id])

  useEffect(() => {
    if (box.current && box.current === document.activeElement)
      send({ type: 'opened', text: box.current.value })
  }, [box])

  // React may render this late, while styles are loading, and misses input until then: read the box again.
  const isShowing = search.showing !== 'not-showing'
  useEffect(() => {
    if (isShowing) send({ type: 'typed', text: box.current?.value ?? '' })
  }, [isShowing, box])

  useEffect(() => {
    if (at.current === key) return
    at.current = key
    send({ type: 'went', text })
    box.current?.blur()
    if (box.current && text !== undefined) box.current.value = text
  }, [key, text, box])

  /** Closes the overlay; the focus stays in the box, or returns to it. */
  function leave() {
    send({ type: 'closed' })
    // On a narrow screen the box itself disappears.
    if (matchMedia('(width < 1024px)').matches) box.current?.blur()
  }

  return { search, send, leave }
}

/** Searches for the text after a pause in typing. Further typing cancels the previous call. */
export function useAnswers(search: Search, send: (event: SearchEvent) => void, language: Language) {
  const wanted = textToSearch(search)
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
