import { doseToSave, type TypedDose } from '../plan/dose-draft.ts'
import { draftedLine, draftOf, dropDraft, keepDraft } from './drafts.ts'
import { edit, protocolOutbox } from './protocol-outbox.ts'

/** Saves a note or dose as if its field had been left; drafts of a form, or that cannot be saved, are kept. */
export function saveDraft(key: string, text: string): void {
  const line = draftedLine(key)
  const change = line && (line.kind === 'note' ? { notes: text } : doseToSave(JSON.parse(text) as TypedDose))
  if (!line || !change || 'problems' in change) keepDraft(key, text)
  else {
    dropDraft(key)
    edit(line.protocolId, { kind: 'change', variantId: line.variantId, ...change })
  }
}

/** The field is being removed with its surroundings, without a blur event. */
export function saveOnUnmount(key: string): void {
  const text = draftOf(key)
  const line = draftedLine(key)
  if (text === undefined || !line) return
  const products = protocolOutbox.find(line.protocolId)?.shown?.products
  if (products?.some(({ product_variant_id }) => product_variant_id === line.variantId)) saveDraft(key, text)
  else dropDraft(key)
}
