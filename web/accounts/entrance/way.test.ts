import { expect, test } from 'vitest'
import { viaPath } from './way.ts'

test('a page in between keeps where the person is going', () => {
  expect(viaPath('/login', '/cart?a=1&b=2')).toBe('/login?redirectTo=%2Fcart%3Fa%3D1%26b%3D2')
  expect(viaPath('/login?problem=link-unusable', '/cart')).toBe(
    '/login?problem=link-unusable&redirectTo=%2Fcart',
  )
})

test('who is going nowhere gets the plain address', () => {
  expect(viaPath('/login', null)).toBe('/login')
})
