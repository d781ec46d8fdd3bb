import { expect, test } from 'vitest'
import { dropSharingDraft, emptyDraft, keepSharingDraft, sharingDraft } from './sharing-drafts.ts'

const draft = { ...emptyDraft, message: 'Begin on Monday.' }

test('the draft for a protocol is kept until it was sent', () => {
  keepSharingDraft(1, 10, draft)
  expect(sharingDraft(1, 10)).toEqual(draft)
  expect(sharingDraft(1, 11)).toEqual(emptyDraft)
  dropSharingDraft(10)
  expect(sharingDraft(1, 10)).toEqual(emptyDraft)
})

test('a panel closed while inviting somebody reopens with the search; an empty form is forgotten', () => {
  const anna = {
    key: 'new-1',
    kind: 'new',
    email: '',
    first_name: 'Anna',
    last_name: '',
    discount: null,
  } as const
  const blank = { ...anna, key: 'new-2', first_name: ' ' }
  const recipients = { ...emptyDraft.recipients, view: 'new-client', chosen: [anna, blank] } as const
  keepSharingDraft(1, 12, { ...draft, recipients })
  expect(sharingDraft(1, 12).recipients).toMatchObject({ view: 'search', chosen: [anna] })
})

test('the next user of the device does not see it', () => {
  keepSharingDraft(1, 10, draft)
  expect(sharingDraft(2, 10)).toEqual(emptyDraft)
  keepSharingDraft(2, 11, draft)
  expect(sharingDraft(1, 10)).toEqual(emptyDraft)
})
