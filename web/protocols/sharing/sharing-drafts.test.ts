import { expect, test } from 'vitest'
import type { Client } from '#contract/sharing.ts'
import { nextRecipients } from './recipients.ts'
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

test('a discount changed on a client’s page counts in a panel reopened afterwards; one chosen in the panel stays', () => {
  const client: Client = {
    id: 7,
    first_name: 'Anna',
    last_name: 'Maes',
    email: 'anna@example.org',
    discount_rate: 10,
  }
  const lemi: Client = { ...client, id: 8, first_name: 'Lemi', email: 'lemi@example.org' }
  const anna = { kind: 'known', key: 'client-7', client, discount: 10 } as const
  const withMore = { kind: 'known', key: 'client-8', client: lemi, discount: 15 } as const
  const recipients = { ...emptyDraft.recipients, chosen: [anna, withMore], pending: ['greet@example.org'] }
  keepSharingDraft(1, 13, { ...draft, recipients })
  const reopened = sharingDraft(1, 13).recipients
  expect(reopened).toMatchObject({
    chosen: [withMore],
    pending: ['greet@example.org', 'anna@example.org'],
    view: 'search',
  })
  const email = 'anna@example.org'
  const found = { ...client, discount_rate: 20 as const }
  const { chosen, view } = nextRecipients(reopened, { type: 'looked-up', email, client: found })
  expect(chosen.map(({ key, discount }) => [key, discount])).toEqual([
    ['client-8', 15],
    ['client-7', 20],
  ])
  expect(view).toBe('search')
})

test('the next user of the device does not see it', () => {
  keepSharingDraft(1, 10, draft)
  expect(sharingDraft(2, 10)).toEqual(emptyDraft)
  keepSharingDraft(2, 11, draft)
  expect(sharingDraft(1, 10)).toEqual(emptyDraft)
})
