import { refreshProtocols } from '../../platform/protocol-data.ts'
import { notify, notifyFailure, words } from '../edits/notify.ts'
import { otherTabs, type TabMessage } from '../edits/other-tabs.ts'
import { followChanges, protocolOutbox } from '../edits/protocol-outbox.ts'
import { builderState } from './builder-state.ts'

const refreshAfterMs = 800
const refreshSoon = debounce(() => void refreshProtocols(), refreshAfterMs)
/** Deleted in this tab: a "not found" for them is expected. */
const deleted = new Set<number>()

/** Changes of protocols update the lists, the other tabs, and the builder if the active one is concerned. */
export function followProtocols(): void {
  followChanges({
    onGone: handleGone,
    onMissed: (id) => {
      if (builderState.get().activeId !== id) return
      builderState.send({ type: 'load-failed', protocolId: id })
      const again = () => builderState.send({ type: 'selected', protocolId: id })
      notifyFailure(id, words('load-failed'), again)
    },
    onChanged: (id, revision) => {
      otherTabs.post({ kind: 'changed', id, revision })
      refreshSoon()
    },
  })
}

export function handleProtocolMessage(message: Exclude<TabMessage, { kind: 'left' }>): void {
  refreshSoon()
  if (message.kind === 'listed') return
  const confirmed = protocolOutbox.find(message.id)?.confirmed
  const revision = message.kind === 'gone' ? undefined : message.revision
  const isNews = confirmed && (revision === undefined || confirmed.revision < revision)
  if (isNews) protocolOutbox.load(message.id).catch(() => {})
}

/** Created, copied or deleted in this tab. */
export function listChanged(): void {
  otherTabs.post({ kind: 'listed' })
  void refreshProtocols()
}

export function deletedHere(id: number): void {
  deleted.add(id)
  otherTabs.post({ kind: 'gone', id })
}

function handleGone(id: number): void {
  refreshSoon()
  const isActive = builderState.get().activeId === id
  builderState.send({ type: 'load-failed', protocolId: id })
  if (isActive && !deleted.has(id)) notify('warning', 'protocol-gone')
}

/** Several requests in a row are merged into one. */
function debounce(work: () => void, delayMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(work, delayMs)
  }
}
