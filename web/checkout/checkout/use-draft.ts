import { useCallback, useRef, useState } from 'react'
import { browserDrawer } from '#web/platform/storage.ts'
import { useReloadOnBack } from '../use-reload-on-back.ts'
import { type CheckoutDraft, keepDraft, readDraft } from './draft.ts'

export type ChangeDraft = (change: Partial<CheckoutDraft>) => void

/** What this person has filled in so far, kept with each change. For a page that has come to life in the browser. */
export function useDraft(userId: number) {
  const [draft, setDraft] = useState(() => readDraft(sessionDrawer(), userId, Date.now()))
  // What was written last counts, also before it is drawn.
  const latest = useRef(draft)

  const change: ChangeDraft = useCallback((changed) => {
    latest.current = { ...latest.current, ...changed }
    keepDraft(sessionDrawer(), latest.current, Date.now())
    setDraft(latest.current)
  }, [])

  useReloadOnBack()

  return { draft, change, latest: useCallback(() => latest.current, []) }
}

const nowhere = { length: 0, key: () => null, getItem: () => null, setItem: () => {}, removeItem: () => {} }

/** A browser that refuses storage loses the draft with the page, and nothing else. */
export function sessionDrawer() {
  return browserDrawer('sessionStorage') ?? nowhere
}
