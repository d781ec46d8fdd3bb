import { createStore } from '../../platform/store/create-store.ts'
import { nextRecipients, noRecipients, type Recipients } from './recipients.ts'

export type SharingDraft = { recipients: Recipients; message: string; reason: string }
export const emptyDraft: SharingDraft = { recipients: noRecipients, message: '', reason: '' }

type Drafts = { userId?: number; byProtocol: ReadonlyMap<number, SharingDraft> }
const drafts = createStore<Drafts>({ byProtocol: new Map() })

const draftsOf = (user: number): Drafts['byProtocol'] => {
  const { userId, byProtocol } = drafts.get()
  return user === userId ? byProtocol : new Map()
}

/** What somebody chose and wrote before they closed the panel; it lives as long as the page, for them alone. */
export function sharingDraft(userId: number, protocolId: number): SharingDraft {
  return draftsOf(userId).get(protocolId) ?? emptyDraft
}

export function keepSharingDraft(userId: number, protocolId: number, draft: SharingDraft): void {
  // One comes back to the search, not into a form half filled in.
  const recipients = nextRecipients(draft.recipients, { type: 'back' })
  const byProtocol = new Map(draftsOf(userId)).set(protocolId, { ...draft, recipients })
  drafts.set({ userId, byProtocol })
}

export function dropSharingDraft(protocolId: number): void {
  const byProtocol = new Map(drafts.get().byProtocol)
  byProtocol.delete(protocolId)
  drafts.patch({ byProtocol })
}
