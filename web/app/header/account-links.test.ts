import { expect, test } from 'vitest'
import { accountLinks } from './account-links.ts'

const pathsOf = (type: 1 | 2 | 3 | 4) => accountLinks(type).map(({ path }) => path)

test.each([
  { who: 'an admin', type: 1, home: '/admin', others: /practitioner|client/ },
  { who: 'a certified practitioner', type: 2, home: '/account/practitioner', others: /client|admin/ },
  { who: 'a practitioner', type: 3, home: '/account/practitioner', others: /client|admin/ },
  { who: 'a client', type: 4, home: '/account/client', others: /practitioner|admin/ },
] as const)(
  '$who sees their home page first, their security page, and no pages for other types',
  ({ type, home, others }) => {
    const paths = pathsOf(type)
    expect(paths[0]).toBe(home)
    expect(paths).toContain('/account/security')
    expect(paths.filter((path) => others.test(path))).toEqual([])
  },
)

test('every customer sees orders, addresses and data', () => {
  expect(pathsOf(4)).toEqual(
    expect.arrayContaining(['/account/orders', '/account/addresses', '/account/my-data']),
  )
  expect(pathsOf(3)).toEqual(
    expect.arrayContaining(['/account/practitioner/orders', '/account/addresses', '/account/my-data']),
  )
})
