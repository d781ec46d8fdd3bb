import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Client } from '#contract/sharing.ts'
import { emailKey } from '#domain/accounts/email.ts'
import {
  emailOf,
  isNew,
  nameOf,
  nextRecipients,
  noRecipients,
  type RecipientEvent,
  type Recipients,
} from './recipients.ts'

const anna: Client = {
  id: 1,
  first_name: 'Anna',
  last_name: 'Maes',
  email: 'anna@example.org',
  discount_rate: 10,
}
const tomas: Client = {
  id: 2,
  first_name: 'Tomás',
  last_name: 'Rey',
  email: 'tomas@example.org',
  discount_rate: 0,
}
const greet = 'greet@example.org'

const after = (...events: RecipientEvent[]) => events.reduce(nextRecipients, noRecipients)
const picked = (client: Client): RecipientEvent => ({ type: 'picked', client })
const given = (text: string): RecipientEvent => ({ type: 'given', text })
const lookedUp = (email: string, client?: Client): RecipientEvent => ({ type: 'looked-up', email, client })
const names = ({ chosen }: Recipients) => chosen.map((one) => (isNew(one) ? one.email : nameOf(one.client)))

test('a chosen client becomes a chip with their own discount, and the search is cleared', () => {
  const state = after({ type: 'typed', text: 'ann' }, picked(anna))
  expect(state).toMatchObject({ text: '', chosen: [{ kind: 'known', client: anna, discount: 10 }] })
})

test('choosing a client twice is reported and changes nothing', () => {
  const state = after(picked(anna), picked(anna))
  expect(names(state)).toEqual(['Anna Maes'])
  expect(state.refusal).toEqual({ kind: 'client-selected', name: 'Anna Maes' })
})

test('the address of a client becomes a chip once the server has identified them', () => {
  const asking = after(given('anna@example.org'))
  expect(asking).toMatchObject({ chosen: [], pending: ['anna@example.org'] })
  expect(nextRecipients(asking, lookedUp('anna@example.org', anna))).toMatchObject({
    chosen: [{ client: anna }],
    pending: [],
    view: 'search',
  })
})

test('a new address opens the form for a new client', { tags: 'share-entry' }, () => {
  const state = after(picked(anna), given(greet), lookedUp(greet))
  expect(state.view).toBe('new-client')
  expect(state.chosen[1]).toMatchObject({ kind: 'new', email: greet, first_name: '', discount: null })
})

test('an address already selected is refused, whoever it belongs to', () => {
  const refused = { kind: 'email-selected', email: 'ANNA@example.org' }
  expect(after(picked(anna), given('ANNA@example.org')).refusal).toEqual(refused)
  const invited = after(given(greet), lookedUp(greet), given(greet))
  expect(names(invited)).toEqual([greet])
  expect(invited.refusal).toEqual({ kind: 'email-selected', email: greet })
})

test('an address chosen while the server was looking it up is not added twice', () => {
  const state = after(given('anna@example.org'), picked(anna), lookedUp('anna@example.org', anna))
  expect(names(state)).toEqual(['Anna Maes'])
})

test('an invalid address is refused and stays to be corrected', () => {
  expect(after(given('anna@'))).toMatchObject({
    text: 'anna@',
    refusal: { kind: 'invalid-email', email: 'anna@' },
  })
  expect(after(given('Anna Maes')).refusal).toEqual({ kind: 'invalid-email', email: 'Anna Maes' })
})

test('of several addresses the valid ones are added, the others are listed and stay', () => {
  expect(after(given(`${greet}, anna@, tom.example`))).toMatchObject({
    pending: [greet],
    text: 'anna@ tom.example',
    refusal: { kind: 'some-invalid', emails: ['anna@', 'tom.example'] },
  })
})

test('an address that could not be looked up returns to the field', () => {
  expect(after(given(greet), { type: 'lookup-failed', email: greet })).toMatchObject({
    text: greet,
    pending: [],
    refusal: { kind: 'lookup-failed' },
  })
})

test('going back from a new client keeps the input, but no empty form', () => {
  const typed = after(
    { type: 'invited' },
    { type: 'filled', key: 'new-1', field: 'first_name', value: 'Greet' },
    { type: 'back' },
  )
  expect(typed).toMatchObject({ view: 'search', chosen: [{ first_name: 'Greet' }] })
  expect(nextRecipients(typed, { type: 'opened' }).view).toBe('new-client')
  expect(after({ type: 'invited' }, { type: 'back' }).chosen).toEqual([])
})

test('a name without a match becomes the name of the new client', () => {
  const state = after({ type: 'typed', text: 'Greet van den Hof' }, { type: 'invited' })
  expect(state.text).toBe('')
  expect(state.chosen[0]).toMatchObject({ first_name: 'Greet', last_name: 'van den Hof', email: '' })
})

test('backspace removes the last chip, but not while there is text', () => {
  const two = after(picked(anna), picked(tomas))
  expect(names(nextRecipients(two, { type: 'last-removed' }))).toEqual(['Anna Maes'])
  const typing = nextRecipients(two, { type: 'typed', text: 'l' })
  expect(names(nextRecipients(typing, { type: 'last-removed' }))).toHaveLength(2)
})

test('clients who have received it do not receive it again', () => {
  expect(names(after(picked(anna), picked(tomas), { type: 'shared', keys: ['client-1'] }))).toEqual([
    'Tomás Rey',
  ])
})

const address = fc.constantFrom(
  'anna@example.org',
  'Anna@Example.org',
  'tomas@example.org',
  greet,
  'no@',
  'lem',
)
const event = fc.oneof(
  fc.record({ type: fc.constant('typed' as const), text: address }),
  fc.constantFrom(picked(anna), picked(tomas)),
  fc.array(address, { maxLength: 3 }).map((some) => given(some.join(', '))),
  fc
    .tuple(address, fc.constantFrom(undefined, anna, tomas))
    .map(([email, client]) => lookedUp(email, client)),
  address.map((email): RecipientEvent => ({ type: 'lookup-failed', email })),
  fc.constantFrom<RecipientEvent>(
    { type: 'invited' },
    { type: 'opened' },
    { type: 'back' },
    { type: 'last-removed' },
    { type: 'removed', key: 'client-1' },
    { type: 'removed', key: 'new-1' },
    { type: 'discounted', key: 'new-1', discount: 5 },
  ),
)

test('whatever happens, nobody is chosen twice, and forms for new clients are open only if there are any', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const state = after(...events)
      const keys = state.chosen.map(emailOf).filter(Boolean).map(emailKey)
      expect(new Set(keys).size).toBe(keys.length)
      expect(new Set(state.chosen.map(({ key }) => key)).size).toBe(state.chosen.length)
      if (state.view === 'new-client') expect(state.chosen.some(isNew)).toBe(true)
    }),
  )
})

test('a new client with an existing client’s address is that client, unchanged', () => {
  const invited = after({ type: 'invited' })
  const { key } = invited.chosen[0]!
  const filled = nextRecipients(invited, { type: 'filled', key, field: 'email', value: 'Anna@Example.org' })
  const state = nextRecipients(filled, { type: 'identified', key, client: anna })
  expect(state).toMatchObject({ view: 'search', existingClient: anna })
  expect(state.chosen).toEqual([{ kind: 'known', key: 'client-1', client: anna, discount: 10 }])
})

test('a corrected address is not confused with the previous one', () => {
  const invited = after({ type: 'invited' })
  const { key } = invited.chosen[0]!
  const filled = nextRecipients(invited, { type: 'filled', key, field: 'email', value: greet })
  expect(nextRecipients(filled, { type: 'identified', key, client: anna })).toEqual(filled)
})
