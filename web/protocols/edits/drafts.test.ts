import { beforeEach, expect, test } from 'vitest'
import {
  detailsDraft,
  doseDraft,
  draftedLine,
  dropDraft,
  forgetDrafts,
  formDraft,
  keepDraft,
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
