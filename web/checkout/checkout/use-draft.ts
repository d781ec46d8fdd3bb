import { useCallback, useEffect, useRef, useState } from 'react'
import { storageOrMemory } from '#web/platform/storage.ts'
import { useReloadOnBack } from '../use-reload-on-back.ts'
import { type CheckoutDraft, keepDraft, readDraft } from './draft.ts'

export type ChangeDraft = (change: Partial<CheckoutDraft>) => void

/** The user's entries so far, saved with each change; `begin` adds to them first. For a hydrated page. */
export function useDraft(userId: number, begin: (draft: CheckoutDraft) => CheckoutDraft) {
  const [draft, setDraft] = useState(() =>
    begin(readDraft(storageOrMemory('sessionStorage'), userId, Date.now())),
  )
  // The latest write counts, even before it is rendered.
  const latest = useRef(draft)

  const change: ChangeDraft = useCallback((changed) => {
    latest.current = { ...latest.current, ...changed }
    keepDraft(storageOrMemory('sessionStorage'), latest.current, Date.now())
    setDraft(latest.current)
  }, [])

  useEffect(() => keepDraft(storageOrMemory('sessionStorage'), latest.current, Date.now()), [])
  useReloadOnBack()

  return { draft, change, latest: useCallback(() => latest.current, []) }
}
