import { expect, test } from 'vitest'
import { accountLinks } from './account-links.ts'

const pathsOf = (type: 1 | 2 | 3 | 4) => accountLinks(type).map(({ path }) => path)

test('everybody is led to their own pages', () => {
  expect(pathsOf(1)).toEqual(['/admin', '/account/security'])
  for (const practitioner of [2, 3] as const) {
    expect(pathsOf(practitioner)).toEqual([
      '/account/practitioner',
      '/account/practitioner/protocols',
      '/account/practitioner/orders',
      '/account/practitioner/profile',
      '/account/addresses',
      '/account/security',
      '/account/my-data',
    ])
  }
  expect(pathsOf(4)).toEqual([
    '/account/client',
    '/account/client/protocols',
    '/account/orders',
    '/account/client/profile',
    '/account/addresses',
    '/account/security',
    '/account/my-data',
  ])
})
