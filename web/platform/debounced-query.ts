import { useEffect, useEffectEvent, useState } from 'react'

const pauseMs = 300

/** The text of a search field, applied after a pause in typing; going back restores it in the field. */
export function useDebouncedQuery(query: string, ask: (query: string) => void) {
  const [typed, setTyped] = useState(query)
  const [known, setKnown] = useState(query)
  const [asked, setAsked] = useState<readonly string[]>([])
  const onPause = useEffectEvent((wanted: string) => {
    setAsked((before) => [...before, wanted])
    ask(wanted)
  })
  if (known !== query) {
    setKnown(query)
    const at = asked.indexOf(query)
    setAsked(asked.slice(at + 1))
    // The answer to what was asked for may come after more has been typed.
    if (at < 0 && typed.trim() !== query) setTyped(query)
  }

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === query) return
    const timer = setTimeout(() => onPause(wanted), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, query])

  return [typed, setTyped] as const
}
