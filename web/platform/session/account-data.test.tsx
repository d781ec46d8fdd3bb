import { renderToStaticMarkup } from 'react-dom/server'
import useSWR, { mutate, SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { reloadAccountData, useAccountData } from './account-data.ts'

vi.mock('swr', async (original) => {
  const swr = await original<typeof import('swr')>()
  return { ...swr, default: vi.fn(swr.default), mutate: vi.fn(swr.mutate) }
})

function Somebody() {
  useAccountData('/v2/account/')
  return null
}

test('account data use the intervals of the specification, which are the library’s defaults', {
  tags: 'constant-data-cache',
}, () => {
  renderToStaticMarkup(<Somebody />)
  const [, , options] = vi.mocked(useSWR).mock.lastCall ?? []
  expect({ ...SWRConfig.defaultValue, ...(options as object) }).toMatchObject({
    dedupingInterval: 2000,
    focusThrottleInterval: 5000,
    errorRetryInterval: 5000,
  })
})

test('reloading a list does not reload what is below its path', async () => {
  await reloadAccountData('/v2/account/')
  const [isMeant] = vi.mocked(mutate).mock.lastCall as unknown as [(key: unknown) => boolean]
  expect([isMeant(['/v2/account/', 7]), isMeant(['/v2/account/orders', 7]), isMeant('/v2/account/')]).toEqual(
    [true, false, false],
  )
})
