import { nextRecipients, noRecipients, type Recipients } from './recipients.ts'

export type SharingDraft = { recipients: Recipients; message: string; reason: string }
export const emptyDraft: SharingDraft = { recipients: noRecipients, message: '', reason: '' }

let owner: number | undefined
const drafts = new Map<number, SharingDraft>()

/** What somebody chose and wrote before they closed the panel; it lives as long as the page, for them alone. */
export function sharingDraft(userId: number, protocolId: number): SharingDraft {
  return (userId === owner && drafts.get(protocolId)) || emptyDraft
}

export function keepSharingDraft(userId: number, protocolId: number, draft: SharingDraft): void {
  if (userId !== owner) drafts.clear()
  owner = userId
  // One comes back to the search, not into a form half filled in.
  drafts.set(protocolId, { ...draft, recipients: nextRecipients(draft.recipients, { type: 'back' }) })
}

export function dropSharingDraft(protocolId: number): void {
  drafts.delete(protocolId)
}
