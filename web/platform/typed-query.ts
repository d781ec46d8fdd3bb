import { useEffect, useEffectEvent, useState } from 'react'

const pauseMs = 300

/** The text of a search field, applied after a pause in typing; going back restores it in the field. */
export function useTypedQuery(query: string, ask: (query: string) => void) {
  const [typed, setTyped] = useState(query)
  const [known, setKnown] = useState(query)
  const onPause = useEffectEvent(ask)
  if (known !== query) {
    setKnown(query)
    if (typed.trim() !== query) setTyped(query)
  }

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === query) return
    const timer = setTimeout(() => onPause(wanted), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, query])

  return [typed, setTyped] as const
}
