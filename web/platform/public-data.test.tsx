import { renderToStaticMarkup } from 'react-dom/server'
import useSWR from 'swr'
import { expect, test, vi } from 'vitest'
import { isForEverybody, usePublicData } from './public-data.ts'

vi.mock('swr', async (original) => {
  const swr = await original<typeof import('swr')>()
  return { ...swr, default: vi.fn(swr.default) }
})

function Anybody() {
  usePublicData('/v2/storefront/delivery-countries')
  return null
}

test('public data may stay after a logout, personal data may not', () => {
  renderToStaticMarkup(<Anybody />)
  const [key] = vi.mocked(useSWR).mock.lastCall ?? []
  expect(isForEverybody(key)).toBe(true)
  expect(isForEverybody(['/v2/account/addresses', 4])).toBe(false)
  expect(isForEverybody(null)).toBe(false)
})
