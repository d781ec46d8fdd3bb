import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { type Step, stepToShow } from './steps.ts'

/** As the address of the page says, before one knows whether it can be. */
export function useWantedStep(): string | null {
  return useSearchParams()[0].get('step')
}

/** Which step is open stands in the address, so that the browser's Back leads to the one before. */
export function useStep(first: Step) {
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('step')
  const shown = stepToShow(wanted, first)
  const wasMoved = useRef(false)

  const show = useCallback(
    (step: Step, replace = false) => {
      setQuery({ step }, { replace, preventScrollReset: true })
    },
    [setQuery],
  )
  useEffect(() => {
    if (wanted !== shown) show(shown, true)
  }, [wanted, shown, show])

  function open(step: Step) {
    wasMoved.current = true
    show(step)
  }
  return { shown, open, wasMoved: wasMoved.current }
}
