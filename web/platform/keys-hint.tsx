import { type ReactNode, useState } from 'react'
import { browserDrawer, readStored, store } from './storage.ts'

const name = 'admin-keys'
const yearMs = 365 * 24 * 3_600_000

/** Single letters act only for those who want that: whoever dictates would press them by speaking. */
export function useKeysWanted() {
  const [wanted, setWanted] = useState(() => {
    const drawer = browserDrawer('localStorage')
    return (drawer && readStored<boolean>(drawer, name, Date.now())) ?? true
  })
  const change = (on: boolean) => {
    const drawer = browserDrawer('localStorage')
    if (drawer) store(drawer, name, on, Date.now() + yearMs)
    setWanted(on)
  }
  return [wanted, change] as const
}

type KeysHintProps = { wanted: boolean; onChange(wanted: boolean): void; children: ReactNode }

export function KeysHint({ wanted, onChange, children }: KeysHintProps) {
  return (
    <label className="keys-hint">
      <input type="checkbox" checked={wanted} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
  )
}
