import { browserDrawer, forget, readStored, store } from '../../platform/storage.ts'
import type { KeptDrafts } from './drafts.ts'
import type { Pending } from './ledger.ts'

/** What one person did and typed that did not reach the server. It stays in its tab. */
export type Unsaved = {
  user_id: number
  edits: [protocolId: number, pending: Pending[]][]
  drafts: KeptDrafts
}

const name = 'unsaved'
const keptMs = 12 * 3_600_000

export function keepUnsaved(unsaved: Unsaved): void {
  const drawer = browserDrawer('sessionStorage')
  if (!drawer) return
  if (isEmpty(unsaved)) forget(drawer, name)
  else store(drawer, name, unsaved, Date.now() + keptMs)
}

/** Of this person, once; what another left is thrown away. */
export function takeUnsaved(userId: number): Unsaved | undefined {
  const drawer = browserDrawer('sessionStorage')
  if (!drawer) return undefined
  const unsaved = readStored<Unsaved>(drawer, name, Date.now())
  forget(drawer, name)
  return unsaved?.user_id === userId ? unsaved : undefined
}

export function dropUnsaved(): void {
  const drawer = browserDrawer('sessionStorage')
  if (drawer) forget(drawer, name)
}

export function isEmpty({ edits, drafts }: Unsaved): boolean {
  return edits.length === 0 && drafts.length === 0
}
