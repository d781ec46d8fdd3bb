import { otherTabs, type TabMessage } from '../edits/other-tabs.ts'
import { followChanges, protocolOutbox } from '../edits/protocol-outbox.ts'
import { say, words } from '../edits/say.ts'
import { refreshProtocols } from '../protocol-data.ts'
import { builderState } from './builder-state.ts'

const refreshAfterMs = 800
const refreshSoon = createDelayed(() => void refreshProtocols(), refreshAfterMs)
/** Deleted in this tab: that they are not found is no news. */
const deleted = new Set<number>()

/** What happens to protocols concerns the lists, the other tabs, and the builder if it is the active one. */
export function followProtocols(): void {
  followChanges({
    onGone: lose,
    onMissed: (id) => {
      if (builderState.get().activeId !== id) return
      builderState.send({ type: 'load-failed', protocolId: id })
      const again = () => builderState.send({ type: 'selected', protocolId: id })
      say('error', 'load-failed', { label: words('try-again'), run: again })
    },
    onChanged: (id, revision) => {
      otherTabs.post({ kind: 'changed', id, revision })
      refreshSoon()
    },
  })
}

export function hearOfProtocol(told: Exclude<TabMessage, { kind: 'left' }>): void {
  refreshSoon()
  if (told.kind === 'listed') return
  const confirmed = protocolOutbox.find(told.id)?.confirmed
  const isNews = told.kind === 'gone' || (confirmed && confirmed.revision < told.revision)
  if (confirmed && isNews) protocolOutbox.load(told.id).catch(() => {})
}

/** Made, copied or deleted here. */
export function listChanged(): void {
  otherTabs.post({ kind: 'listed' })
  void refreshProtocols()
}

export function deletedHere(id: number): void {
  deleted.add(id)
  otherTabs.post({ kind: 'gone', id })
}

function lose(id: number): void {
  refreshSoon()
  const isActive = builderState.get().activeId === id
  builderState.send({ type: 'load-failed', protocolId: id })
  if (isActive && !deleted.has(id)) say('warning', 'protocol-gone')
}

/** Several wishes for it in a row are one. */
function createDelayed(work: () => void, delayMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(work, delayMs)
  }
}
