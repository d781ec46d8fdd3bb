import { expect, test } from 'vitest'
import { calls } from './calls.ts'

test('no call is declared twice', () => {
  const names = calls.map(({ method, path }) => `${method} ${path}`)
  expect(names).toEqual([...new Set(names)])
})

test('every account or cart call requires signing in, except those for visitors', {
  tags: 'token-paths',
}, () => {
  const open = calls.filter(
    ({ path, auth }) =>
      /\/account\/|\/storefront\/cart/.test(path) && (['public', 'optional'] as string[]).includes(auth),
  )
  expect(open.map(({ path }) => path)).toEqual([
    '/v2/storefront/cart/preview',
    '/v2/storefront/cart/suggestions',
    '/v2/account/geoip',
  ])
})

test('every admin call is for admins, and no other call is', () => {
  const admins = calls.filter(({ auth }) => auth === 'admin')
  expect(admins).toEqual(calls.filter(({ path }) => path.startsWith('/v2/admin/')))
})
