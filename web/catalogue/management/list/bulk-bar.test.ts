import { expect, test } from 'vitest'
import { actionOf } from './bulk-bar.tsx'

const nothing = { choice: '', category: '', percent: '', until: '' } as const

test('an action is complete once everything that it needs is chosen', () => {
  expect(actionOf(nothing)).toBeUndefined()
  expect(actionOf({ ...nothing, choice: 'publish' })).toEqual({ kind: 'publish' })
  expect(actionOf({ ...nothing, choice: 'category' })).toBeUndefined()
  expect(actionOf({ ...nothing, choice: 'category', category: 'zinc' })).toEqual({
    kind: 'category',
    slug: 'zinc',
  })
})

test('products are reserved for practitioners, or opened to everybody again', () => {
  const kind = 'practitioner-only'
  expect(actionOf({ ...nothing, choice: 'practitioner-only' })).toEqual({ kind, value: true })
  expect(actionOf({ ...nothing, choice: 'for-everybody' })).toEqual({ kind, value: false })
})

test.each(['0', '91', '-5', 'ten', ''])('a reduction by “%s” is not offered', (percent) => {
  expect(actionOf({ ...nothing, choice: 'reduction', percent, until: '2027-01-01T00:00' })).toBeUndefined()
})

test('a reduction needs its end', () => {
  const reduction = { ...nothing, choice: 'reduction', percent: '15' } as const
  expect(actionOf(reduction)).toBeUndefined()
  expect(actionOf({ ...reduction, until: '2027-01-01T00:00' })).toMatchObject({ percent: 15 })
})
