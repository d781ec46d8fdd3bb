import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { useLocation } from 'react-router'
import { nothingFound } from '#contract/nothing-found.ts'
import type { Language } from '#domain/languages.ts'
import { searchDebounceMs } from '#domain/search/limits.ts'
import { useSession } from '../../platform/session/session.ts'
import type { OverlayProps } from '../door/search-door.tsx'
import { textAt } from '../door/search-text.ts'
import { searchFor } from '../search-data.ts'
import { nextSearch, notShowing, type Search, type SearchEvent, wantedText } from './search-machine.ts'

/** The state of the search, as box and pages change it. */
export function useSearch(box: OverlayProps['box']) {
  const { key, pathname, search: asked } = useLocation()
  const [search, send] = useReducer(nextSearch, box.current?.value ?? '', notShowing)
  const text = textAt(pathname, asked)
  const at = useRef(key)
  const { user } = useSession()
  const person = useRef(user?.id)

  // Before it is painted: some see prices that the next must not.
  useLayoutEffect(() => {
    if (person.current !== user?.id) send({ type: 'other-person' })
    person.current = user?.id
  }, [user?.id])

  useEffect(() => {
    if (box.current && box.current === document.activeElement)
      send({ type: 'opened', text: box.current.value })
  }, [box])

  // React may show it late, since other parts wait for their styles, and hears the box only then: somebody may have typed on.
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

  /** Closes; the focus stays in the box, or comes back to it. */
  function leave() {
    send({ type: 'closed' })
    // On a narrow screen the box itself goes.
    if (matchMedia('(width < 1024px)').matches) box.current?.blur()
  }

  return { search, send, leave }
}

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
