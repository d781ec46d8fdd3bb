import { doseToSave, type TypedDose } from '../plan/dose-draft.ts'
import { draftedLine, draftOf, dropDraft, keepDraft } from './drafts.ts'
import { edit, protocolOutbox } from './protocol-outbox.ts'

/** A note or a dose is saved as if one had left its field; what belongs to a form, or cannot be saved, waits. */
export function saveDraft(key: string, text: string): void {
  const line = draftedLine(key)
  const change = line && (line.kind === 'note' ? { notes: text } : doseToSave(JSON.parse(text) as TypedDose))
  if (!line || !change || 'problems' in change) keepDraft(key, text)
  else {
    dropDraft(key)
    edit(line.protocolId, { kind: 'change', variantId: line.variantId, ...change })
  }
}

/** A field goes with what surrounds it, and nobody has left it. */
export function saveBeforeGone(key: string): void {
  const text = draftOf(key)
  const line = draftedLine(key)
  if (text === undefined || !line) return
  const products = protocolOutbox.find(line.protocolId)?.shown?.products
  if (products?.some(({ product_variant_id }) => product_variant_id === line.variantId)) saveDraft(key, text)
  else dropDraft(key)
}
