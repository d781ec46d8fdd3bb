import { expect, test } from 'vitest'
import { actionOf } from './bulk-bar.tsx'

const nothing = { kind: '', category: '', percent: '', until: '' } as const

test('an action is complete once everything that it needs is chosen', () => {
  expect(actionOf(nothing)).toBeUndefined()
  expect(actionOf({ ...nothing, kind: 'publish' })).toEqual({ kind: 'publish' })
  expect(actionOf({ ...nothing, kind: 'category' })).toBeUndefined()
  expect(actionOf({ ...nothing, kind: 'category', category: 'zinc' })).toEqual({
    kind: 'category',
    slug: 'zinc',
  })
})

test.each(['0', '91', '-5', 'ten', ''])('a reduction by “%s” is not offered', (percent) => {
  expect(actionOf({ ...nothing, kind: 'reduction', percent, until: '2027-01-01T00:00' })).toBeUndefined()
})

test('a reduction needs its end', () => {
  const reduction = { ...nothing, kind: 'reduction', percent: '15' } as const
  expect(actionOf(reduction)).toBeUndefined()
  expect(actionOf({ ...reduction, until: '2027-01-01T00:00' })).toMatchObject({ percent: 15 })
})
