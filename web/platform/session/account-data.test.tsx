import { renderToStaticMarkup } from 'react-dom/server'
import useSWR, { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { useAccountData } from './account-data.ts'

vi.mock('swr', async (original) => {
  const swr = await original<typeof import('swr')>()
  return { ...swr, default: vi.fn(swr.default) }
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
