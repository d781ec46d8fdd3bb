import type { ReactNode } from 'react'
import { dayMs } from '#domain/local-time.ts'
import { createStore, useStore } from './store/create-store.ts'

const hasShortcuts = createStore(true, {
  in: 'localStorage',
  name: 'admin-keys',
  ttlMs: 365 * dayMs,
  parse: (stored) => (typeof stored === 'boolean' ? stored : undefined),
})

/** Single-letter shortcuts are on unless a user turns them off: voice input would trigger them. */
export function useShortcutsEnabled() {
  return [useStore(hasShortcuts), hasShortcuts.set] as const
}

type KeysHintProps = { wanted: boolean; onChange(wanted: boolean): void; children: ReactNode }

export function KeysHint({ wanted, onChange, children }: KeysHintProps) {
  return (
    <label className="ml-auto hidden items-center gap-2 text-[13px] text-ink-3 accent-bottle 2xl:flex">
      <input type="checkbox" checked={wanted} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
  )
}
