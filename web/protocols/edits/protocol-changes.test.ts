import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Protocol } from '#contract/protocols.ts'
import { protocolOf, protocolProduct } from '../../../tests/support/protocol.ts'
import { pendingChanges } from '../../platform/outbox/pending-changes.ts'
import { applyEdit } from './apply-edit.ts'
import type { Edit } from './edit.ts'
import { type Answer, changeOf, type ProtocolChange, protocolRules } from './protocol-changes.ts'

const steps = pendingChanges<Protocol, ProtocolChange, Answer>(protocolRules)
const { acknowledged, loaded, refused, sending, unanswered } = steps
type Now = typeof steps.none
const shownOf = steps.shown
const withEdit = (now: Now, edit: Edit) => steps.added(now, changeOf(shownOf(now), edit))

const variantIds = [11, 22, 33, 44] as const
const product = (variantId: number) => protocolProduct({ id: variantId, variantId, price: variantId / 10 })
const start = protocolOf([product(11), product(22)])
const fresh = loaded(steps.none, start)
const change = (quantity: number, variantId = 11): Edit => ({ kind: 'change', variantId, quantity })
const quantityIn = (now: Now) => shownOf(now)?.products[0]?.item_count

describe('a change to a protocol', () => {
  test('is shown before the server answers', () => {
    expect(quantityIn(withEdit(fresh, change(3)))).toBe(3)
  })

  test('is reverted when the server refuses it, and nothing else is', () => {
    const both = withEdit(withEdit(fresh, change(3)), change(5, 22))
    const left = refused(sending(both))
    expect(shownOf(left)?.products.map(({ item_count }) => item_count)).toEqual([1, 5])
    expect(left.isOutdated).toBe(true)
  })

  test('is dropped with the change it depends on: a product that could not be added is not changed', () => {
    const slot = { id: 33, variantId: 33, slug: 'x', name: 'X', brand: 'Y' }
    const added = withEdit(sending(withEdit(fresh, { kind: 'add', product: slot })), change(4, 33))
    expect(refused(added).pending).toEqual([])
  })

  test('waits while the server cannot be reached', () => {
    const stuck = unanswered(sending(withEdit(fresh, change(3))))
    expect(stuck.isStuck).toBe(true)
    expect(quantityIn(stuck)).toBe(3)
  })

  test('is merged with other quick changes of the same quantity', () => {
    const pressed = [2, 3, 4].reduce((now, quantity) => withEdit(now, change(quantity)), fresh)
    expect(pressed.pending.map(({ change: { edit } }) => edit)).toEqual([change(4)])
  })

  test('is not merged with one that is being sent', () => {
    const pressed = withEdit(withEdit(sending(withEdit(fresh, change(2))), change(3)), change(4))
    expect(pressed.pending.map(({ change: { edit } }) => edit)).toEqual([change(2), change(4)])
  })

  test('keeps a note written between two quantity changes', () => {
    const noted = withEdit(withEdit(fresh, { kind: 'change', variantId: 11, notes: 'at noon' }), change(2))
    expect(noted.pending.map(({ change: { edit } }) => edit)).toEqual([{ ...change(2), notes: 'at noon' }])
  })

  test('remembers what a removal took away', () => {
    const [pending] = withEdit(fresh, { kind: 'remove', variantId: 22 }).pending
    expect(pending?.change.undo).toEqual({ line: product(22), position: 1 })
  })
})

describe('the server’s data', () => {
  test('are requested again when another tab changed something in between', () => {
    const answered = acknowledged(sending(withEdit(fresh, change(3))), { revision: 9, total_price: 5.5 })
    expect(answered.isOutdated).toBe(true)
  })

  test('determine the total', () => {
    const answered = acknowledged(sending(withEdit(fresh, change(3))), { revision: 2, total_price: 9.99 })
    expect(shownOf(answered)?.total_price).toBe(9.99)
  })

  test('from before a change was sent do not undo the change', () => {
    const answered = acknowledged(sending(withEdit(fresh, change(3))), { revision: 2 })
    expect(quantityIn(loaded(answered, start))).toBe(3)
  })

  test('received while a change is being sent do not count it twice', {
    tags: 'builder-register-known',
  }, () => {
    const slot = { id: 11, variantId: 11, slug: 'x', name: 'X', brand: 'Y' }
    const add: Edit = { kind: 'add', product: slot }
    const onItsWay = sending(withEdit(fresh, add))
    const withIt = { ...applyEdit(start, add), revision: 2 }
    expect(quantityIn(loaded(onItsWay, withIt))).toBe(2)
    expect(loaded(onItsWay, withIt).isOutdated).toBe(true)
  })
})

type Happening =
  | { kind: 'edit'; edit: Edit }
  | { kind: 'elsewhere'; edit: Edit }
  | { kind: 'send' }
  /** Undone: the request never arrived; lost: only the answer did not. */
  | { kind: 'answer'; as: 'well' | 'refused' | 'undone' | 'lost' }
  | { kind: 'load' }

const anyVariant = fc.constantFrom(...variantIds)
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  anyVariant.map((id): Edit => {
    const { name, price } = product(id)
    const amount = price ?? 0
    return {
      kind: 'add',
      product: { id, variantId: id, slug: `product-${id}`, name, brand: 'Kestrel', amount },
    }
  }),
  fc.record({
    kind: fc.constant('change' as const),
    variantId: anyVariant,
    quantity: fc.integer({ min: 0, max: 99 }),
  }),
  fc.record({ kind: fc.constant('change' as const), variantId: anyVariant, notes: fc.string() }),
  fc.record({ kind: fc.constant('remove' as const), variantId: anyVariant }),
  fc.record({ kind: fc.constant('order' as const), variantIds: fc.shuffledSubarray([...variantIds]) }),
  fc.record({ kind: fc.constant('describe' as const), name: fc.string() }),
)
const anyHappening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 3, arbitrary: anyEdit.map((edit): Happening => ({ kind: 'edit', edit })) },
  anyEdit.map((edit): Happening => ({ kind: 'elsewhere', edit })),
  { weight: 3, arbitrary: fc.constant<Happening>({ kind: 'send' }) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('well' as const, 'refused' as const, 'undone' as const, 'lost' as const)
      .map((as): Happening => ({ kind: 'answer', as })),
  },
  fc.constant<Happening>({ kind: 'load' }),
)

/** A server and one tab, and another tab that only the server knows about. */
function play(happenings: readonly Happening[]) {
  let server: Protocol = start
  let now = fresh
  const take = (edit: Edit) => {
    const after = applyEdit(server, edit)
    if (after !== server) server = { ...after, revision: server.revision + 1 }
  }
  const answer = (as: 'well' | 'refused' | 'undone' | 'lost') => {
    const [first] = now.pending
    if (!now.isSending || !first) return
    if (as === 'well' || as === 'lost') take(first.change.edit)
    if (as === 'well') now = acknowledged(now, server)
    else if (as === 'refused') now = refused(now)
    else now = unanswered(now)
  }
  const send = () => {
    const [first] = now.pending
    if (!first || now.isSending) return
    if (first.unsure) {
      now = loaded(now, server)
      if (now.pending[0] !== first) return
    }
    now = sending(now)
  }
  for (const happening of happenings) {
    if (happening.kind === 'edit') now = withEdit(now, happening.edit)
    if (happening.kind === 'elsewhere') take(happening.edit)
    if (happening.kind === 'send') send()
    if (happening.kind === 'answer') answer(happening.as)
    if (happening.kind === 'load') now = loaded(now, server)
  }
  while (now.pending.length > 0) {
    send()
    answer('well')
  }
  if (now.isOutdated) now = loaded(now, server)
  return { server, now, send, take }
}

test('whatever happens in between, the screen ends up with the server’s data', () => {
  fc.assert(
    fc.property(fc.array(anyHappening, { maxLength: 30 }), (happenings) => {
      const { server, now } = play(happenings)
      // Changes by another tab may still be missing here: the next request to the server loads them.
      const shown = shownOf(now.confirmed?.revision === server.revision ? now : loaded(now, server))
      expect(shown).toEqual(server)
    }),
    { numRuns: 500 },
  )
})

test('packs added while answers are lost are neither lost nor counted twice', () => {
  const add: Edit = { kind: 'add', product: { id: 11, variantId: 11, slug: 'x', name: 'X', brand: 'Y' } }
  fc.assert(
    fc.property(fc.array(fc.constantFrom('well', 'undone', 'lost'), { maxLength: 12 }), (answers) => {
      const happenings = answers.flatMap((as): Happening[] => [
        { kind: 'send' },
        { kind: 'answer', as: as as 'well' | 'undone' | 'lost' },
      ])
      const adds: Happening[] = [
        { kind: 'edit', edit: add },
        { kind: 'edit', edit: add },
        { kind: 'edit', edit: add },
      ]
      expect(play([...adds, ...happenings]).server.products[0]?.item_count).toBe(4)
    }),
  )
})

test.each([
  { dose: { amount: 2, unit: 'capsule', times: ['evening'], food: null, days: null } },
  { notes: 'with lunch' },
] as const)(
  '%j that never arrived is sent again, although another tab changed something meanwhile',
  (texts) => {
    const { server } = play([
      { kind: 'edit', edit: { kind: 'change', variantId: 11, ...texts } },
      { kind: 'send' },
      { kind: 'answer', as: 'undone' },
      { kind: 'elsewhere', edit: change(5, 22) },
    ])
    expect(server.products.map(({ item_count }) => item_count)).toEqual([1, 5])
    expect(server.products[0]).toMatchObject(texts)
  },
)

test.each<Edit>([
  { kind: 'describe', name: 'Calm evenings' },
  { kind: 'describe', description: '' },
  { kind: 'remove', variantId: 11 },
  change(0),
  { kind: 'order', variantIds: [22, 11] },
])('%j that never arrived is sent again, although another tab changed something meanwhile', (edit) => {
  const { server } = play([
    { kind: 'edit', edit },
    { kind: 'send' },
    { kind: 'answer', as: 'undone' },
    { kind: 'elsewhere', edit: change(5, 22) },
  ])
  expect(server).toEqual({ ...applyEdit(applyEdit(start, edit), change(5, 22)), revision: 3 })
})

test.each<Edit>([
  { kind: 'describe', name: 'Calm evenings' },
  { kind: 'remove', variantId: 11 },
  { kind: 'order', variantIds: [22, 11] },
])('%j of which only the answer was lost is not sent again', (edit) => {
  const { server, now } = play([
    { kind: 'edit', edit },
    { kind: 'send' },
    { kind: 'answer', as: 'lost' },
    { kind: 'elsewhere', edit: change(5, 22) },
    { kind: 'load' },
  ])
  expect(server.revision).toBe(3)
  expect(now.pending).toEqual([])
})
