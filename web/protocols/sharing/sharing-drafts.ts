import { createStore } from '../../platform/store/create-store.ts'
import { nextRecipients, noRecipients, type Recipients, toBeContinued } from './recipients.ts'

export type SharingDraft = { recipients: Recipients; message: string; reason: string }
export const emptyDraft: SharingDraft = { recipients: noRecipients, message: '', reason: '' }

type Drafts = { userId?: number; byProtocol: ReadonlyMap<number, SharingDraft> }
const drafts = createStore<Drafts>({ byProtocol: new Map() })

const draftsOf = (user: number): Drafts['byProtocol'] => {
  const { userId, byProtocol } = drafts.get()
  return user === userId ? byProtocol : new Map()
}

/** What a user chose and wrote before closing the panel; kept as long as the page, for this user only. */
export function sharingDraft(userId: number, protocolId: number): SharingDraft {
  return draftsOf(userId).get(protocolId) ?? emptyDraft
}

export function keepSharingDraft(userId: number, protocolId: number, draft: SharingDraft): void {
  // Reopened with the search rather than a half-completed form.
  const recipients = toBeContinued(nextRecipients(draft.recipients, { type: 'back' }))
  const byProtocol = new Map(draftsOf(userId)).set(protocolId, { ...draft, recipients })
  drafts.set({ userId, byProtocol })
}

export function dropSharingDraft(protocolId: number): void {
  const byProtocol = new Map(drafts.get().byProtocol)
  byProtocol.delete(protocolId)
  drafts.patch({ byProtocol })
}
