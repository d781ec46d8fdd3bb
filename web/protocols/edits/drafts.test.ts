import { beforeEach, expect, test } from 'vitest'
import {
  detailsDraft,
  doseDraft,
  draftedLine,
  dropDraft,
  forgetDrafts,
  formDraft,
  keepDraft,
  keepFormDraft,
  keptDrafts,
  newProtocolDraft,
  noteDraft,
} from './drafts.ts'

beforeEach(forgetDrafts)

test('a form restores what was typed into it', () => {
  keepDraft(newProtocolDraft, JSON.stringify({ name: 'Histamine reset', description: '' }))
  expect(formDraft(newProtocolDraft)).toEqual({ name: 'Histamine reset', description: '' })
  expect(formDraft(detailsDraft(7))).toBeUndefined()
})

test('of a form that edits a protocol, only what was changed is restored', () => {
  const before = { name: 'Histamine', description: '' }
  keepFormDraft(detailsDraft(7), { name: 'Histamine', description: 'Eight weeks.' }, before)
  expect(formDraft(detailsDraft(7))).toEqual({ description: 'Eight weeks.' })
  keepFormDraft(detailsDraft(7), before, before)
  expect(keptDrafts()).toEqual([])
  keepFormDraft(newProtocolDraft, before)
  expect(formDraft(newProtocolDraft)).toEqual(before)
})

test('a saved or cancelled draft is deleted', () => {
  keepDraft(noteDraft(7, 12), 'with lunch')
  dropDraft(noteDraft(7, 12))
  expect(keptDrafts()).toEqual([])
})

test('the draft of a note or a dose knows its line', () => {
  expect(draftedLine(noteDraft(7, 12))).toEqual({ kind: 'note', protocolId: 7, variantId: 12 })
  expect(draftedLine(doseDraft(7, 12))).toEqual({ kind: 'dose', protocolId: 7, variantId: 12 })
  expect(draftedLine(newProtocolDraft)).toBeUndefined()
  expect(draftedLine(detailsDraft(7))).toBeUndefined()
})
