import { expect, test } from 'vitest'
import { same } from './same.ts'

test.each([
  [
    { name: 'Zinc', sizes: [30, 60] },
    { sizes: [30, 60], name: 'Zinc' },
  ],
  [null, null],
  [[{ day: 1 }], [{ day: 1 }]],
])('%j and %j are the same, whatever the order of their keys', (one, other) => {
  expect(same(one, other)).toBe(true)
})

test.each([
  [{ name: 'Zinc' }, { name: 'Iron' }],
  [{ name: 'Zinc' }, { name: 'Zinc', note: undefined }],
  [
    [30, 60],
    [60, 30],
  ],
  [[], {}],
  [null, {}],
])('%j and %j differ', (one, other) => {
  expect(same(one, other)).toBe(false)
})
