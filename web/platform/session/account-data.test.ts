import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'

test('account data keep to the specification’s pauses, which are the library’s own', () => {
  expect(SWRConfig.defaultValue).toMatchObject({
    dedupingInterval: 2000,
    focusThrottleInterval: 5000,
    errorRetryInterval: 5000,
  })
})
