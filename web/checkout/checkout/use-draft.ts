import { useCallback, useRef, useState } from 'react'
import { sessionDrawer } from '../session-drawer.ts'
import { useReloadOnBack } from '../use-reload-on-back.ts'
import { type CheckoutDraft, keepDraft, readDraft } from './draft.ts'

export type ChangeDraft = (change: Partial<CheckoutDraft>) => void

/** The user's entries so far, saved with each change. For a hydrated page. */
export function useDraft(userId: number) {
  const [draft, setDraft] = useState(() => readDraft(sessionDrawer(), userId, Date.now()))
  // The latest write counts, even before it is rendered.
  const latest = useRef(draft)

  const change: ChangeDraft = useCallback((changed) => {
    latest.current = { ...latest.current, ...changed }
    keepDraft(sessionDrawer(), latest.current, Date.now())
    setDraft(latest.current)
  }, [])

  useReloadOnBack()

  return { draft, change, latest: useCallback(() => latest.current, []) }
}
