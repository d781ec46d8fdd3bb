import { expect, test } from 'vitest'
import { answered, type CartEdit, emptyLedger, type Ledger, refused, shownLines, withEdit } from './ledger.ts'

const zinc = 1
const iron = 2
const add = (variantId: number, quantity = 1): CartEdit => ({ kind: 'add', variantId, quantity })
const set = (variantId: number, quantity: number): CartEdit => ({ kind: 'set', variantId, quantity })
const holding: Ledger = { ...emptyLedger, confirmed: [{ variantId: zinc, quantity: 2 }] }
const after = (ledger: Ledger, ...edits: CartEdit[]) => edits.reduce(withEdit, ledger)

test('what was put in is seen at once, and what was there has more', () => {
  expect(shownLines(after(holding, add(zinc), add(iron)))).toEqual([
    { variantId: zinc, quantity: 3 },
    { variantId: iron, quantity: 1 },
  ])
})

test('a quantity of zero takes the line away', () => {
  expect(shownLines(after(holding, set(zinc, 0)))).toEqual([])
})

test('nobody puts more than ninety-nine in', () => {
  expect(shownLines(after(holding, add(zinc, 99)))).toEqual([{ variantId: zinc, quantity: 99 }])
})

test('another product than the hundredth does not go in, more of one that is there does', () => {
  const confirmed = Array.from({ length: 100 }, (_, at) => ({ variantId: at + 1, quantity: 1 }))
  const lines = shownLines(after({ ...emptyLedger, confirmed }, add(101), add(iron)))
  expect(lines).toHaveLength(100)
  expect(lines[1]).toEqual({ variantId: iron, quantity: 2 })
})

test('a line from a shared link remembers the link', () => {
  const edit: CartEdit = { kind: 'add', variantId: iron, quantity: 1, linkToken: 'token' }
  expect(shownLines(after(emptyLedger, edit))).toEqual([{ variantId: iron, quantity: 1, linkToken: 'token' }])
})

test('quick presses on one product become one change', () => {
  expect(after(holding, set(zinc, 3), set(zinc, 4), add(iron), add(iron)).pending).toEqual([
    set(zinc, 4),
    add(iron, 2),
  ])
})

test('a change that is on its way is not changed any more', () => {
  const sending = { ...after(holding, set(zinc, 3)), isSending: true }
  expect(withEdit(sending, set(zinc, 4)).pending).toEqual([set(zinc, 3), set(zinc, 4)])
})

test('the answer is what is there, and what came after it is still seen', () => {
  const ledger = answered(after(holding, set(zinc, 3), add(iron)), [{ variantId: zinc, quantity: 3 }])
  expect(ledger.pending).toEqual([add(iron)])
  expect(shownLines(ledger)).toEqual([
    { variantId: zinc, quantity: 3 },
    { variantId: iron, quantity: 1 },
  ])
})

test('what the server refuses goes back to what it was', () => {
  expect(shownLines(refused(after(holding, set(zinc, 50))))).toEqual(holding.confirmed)
})
