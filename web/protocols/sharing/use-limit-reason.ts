import { useState } from 'react'
import { createStore, useStore } from '../../platform/store/create-store.ts'
import { limitsPassed } from '../edits/refusals.ts'

type LimitReason = {
  /** What exceeds its upper level, as text, while the reason is asked for. */
  passed: readonly string[] | undefined
  /** Stays until it has arrived or is withdrawn. */
  typed: string
}
const none: LimitReason = { passed: undefined, typed: '' }

export function openLimitReason() {
  const store = createStore(none)
  return {
    store,
    /** Asks for a reason if the server requires one; other failures are thrown. `reason` is what is sent. */
    async attempt(call: () => Promise<unknown>, reason?: string): Promise<void> {
      store.patch({ passed: undefined })
      try {
        await call()
      } catch (error) {
        const passed = limitsPassed(error)
        if (!passed) throw error
        store.patch({ passed })
        return
      }
      if (reason !== undefined) store.patch({ typed: '' })
    },
    onType: (typed: string) => store.patch({ typed }),
    onWithdraw: () => store.set(none),
  }
}

/** Calls that may need a reason for exceeding an upper level; `asked` are the dialog's properties while it is open. */
export function useLimitReason() {
  const [{ store, attempt, onType, onWithdraw }] = useState(openLimitReason)
  const { passed, typed } = useStore(store)
  return { attempt, asked: passed && { passed, typed, onType, onWithdraw } }
}
