import { expect, test } from 'vitest'
import { allowedTypes } from './auth.ts'

test('a visitor may make public and optional calls', () => {
  expect(allowedTypes('public')).toBeUndefined()
  expect(allowedTypes('optional')).toBeUndefined()
})

test('all other calls require a signed-in user of the declared types', () => {
  expect([...allowedTypes('signed-in')!].sort()).toEqual([1, 2, 3, 4])
  expect(allowedTypes('client')).toEqual([4])
  expect([...allowedTypes('client-or-admin')!].sort()).toEqual([1, 4])
  expect([...allowedTypes('any-practitioner')!].sort()).toEqual([2, 3])
  expect([...allowedTypes('any-practitioner-or-admin')!].sort()).toEqual([1, 2, 3])
  expect(allowedTypes('admin')).toEqual([1])
})
