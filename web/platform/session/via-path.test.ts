import { expect, test } from 'vitest'
import { viaPath } from './via-path.ts'

test('a page in between keeps the target page', () => {
  expect(viaPath('/login', '/cart?a=1&b=2')).toBe('/login?redirectTo=%2Fcart%3Fa%3D1%26b%3D2')
  expect(viaPath('/login?problem=link-unusable', '/cart')).toBe(
    '/login?problem=link-unusable&redirectTo=%2Fcart',
  )
})

test('without a target page the link has no query', () => {
  expect(viaPath('/login', null)).toBe('/login')
})
