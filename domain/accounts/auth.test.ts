import { expect, test } from 'vitest'
import { typesLetIn } from './auth.ts'

test('a visitor may make a call that is public, or that tells a person more', () => {
  expect(typesLetIn('public')).toBeUndefined()
  expect(typesLetIn('optional')).toBeUndefined()
})

test('all others need somebody signed in, of the types that they name', () => {
  expect([...typesLetIn('signed-in')!].sort()).toEqual([1, 2, 3, 4])
  expect(typesLetIn('client')).toEqual([4])
  expect([...typesLetIn('client-or-admin')!].sort()).toEqual([1, 4])
  expect([...typesLetIn('any-practitioner')!].sort()).toEqual([2, 3])
  expect([...typesLetIn('any-practitioner-or-admin')!].sort()).toEqual([1, 2, 3])
  expect(typesLetIn('admin')).toEqual([1])
})
