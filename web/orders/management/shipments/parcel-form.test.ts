import { expect, test } from 'vitest'
import { parcelItems, parcelSize, wholeParcel } from './parcel-form.tsx'

const item = (id: number, more = {}) => ({
  id,
  quantity: 2,
  shipped: 0,
  unsent: 0,
  refunded: 0,
  withdrawn: 0,
  ...more,
})

test('a parcel starts with all unsent packs that no withdrawal requests', () => {
  const items = [
    item(1),
    item(2, { shipped: 1 }),
    item(3, { shipped: 2 }),
    item(4, { refunded: 2 }),
    item(5, { withdrawn: 1 }),
  ]
  expect(wholeParcel(items)).toEqual({ 1: 2, 2: 1, 5: 1 })
})

test('a deselected line waits for the next parcel', () => {
  const items = [item(1), item(2)]
  expect(parcelItems(items, { 1: 2 })).toEqual([{ order_line_id: 1, quantity: 2 }])
  expect(parcelSize(items, { 1: 2 })).toEqual({ lines: 1, of: 2, isWhole: false })
})

test('one pack of two leaves something for another parcel', () => {
  expect(parcelSize([item(1)], { 1: 1 })).toEqual({ lines: 1, of: 1, isWhole: false })
  expect(parcelSize([item(1)], { 1: 2 })).toEqual({ lines: 1, of: 1, isWhole: true })
})

test('packs that a colleague has sent meanwhile are not sent again', () => {
  expect(parcelItems([item(1, { shipped: 1 }), item(2, { shipped: 2 })], { 1: 2, 2: 2 })).toEqual([
    { order_line_id: 1, quantity: 1 },
  ])
})
