import { expect, test } from 'vitest'
import { dropSharingDraft, emptyDraft, keepSharingDraft, sharingDraft } from './sharing-drafts.ts'

const draft = { ...emptyDraft, message: 'Begin on Monday.' }

test('what was written for one protocol is there again, until it was sent', () => {
  keepSharingDraft(1, 10, draft)
  expect(sharingDraft(1, 10)).toEqual(draft)
  expect(sharingDraft(1, 11)).toEqual(emptyDraft)
  dropSharingDraft(10)
  expect(sharingDraft(1, 10)).toEqual(emptyDraft)
})

test('the next person on the same machine does not see it', () => {
  keepSharingDraft(1, 10, draft)
  expect(sharingDraft(2, 10)).toEqual(emptyDraft)
  keepSharingDraft(2, 11, draft)
  expect(sharingDraft(1, 10)).toEqual(emptyDraft)
})
