import { beforeEach, expect, test } from 'vitest'
import {
  detailsDraft,
  dropDraft,
  forgetDrafts,
  formDraft,
  keepDraft,
  keptDrafts,
  newProtocolDraft,
  noteDraft,
  notedLine,
} from './drafts.ts'

beforeEach(forgetDrafts)

test('a form finds again what was typed into it', () => {
  keepDraft(newProtocolDraft, JSON.stringify({ name: 'Histamine reset', description: '' }))
  expect(formDraft(newProtocolDraft)).toEqual({ name: 'Histamine reset', description: '' })
  expect(formDraft(detailsDraft(7))).toBeUndefined()
})

test('what is saved or given up is no draft any more', () => {
  keepDraft(noteDraft(7, 12), 'with lunch')
  dropDraft(noteDraft(7, 12))
  expect(keptDrafts()).toEqual([])
})

test('the draft of a note knows its line', () => {
  expect(notedLine(noteDraft(7, 12))).toEqual({ protocolId: 7, variantId: 12 })
  expect(notedLine(newProtocolDraft)).toBeUndefined()
  expect(notedLine(detailsDraft(7))).toBeUndefined()
})
