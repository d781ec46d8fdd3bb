import { expect, test } from 'vitest'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { FetchError } from '../../platform/call-api.ts'
import { attemptsAt } from './use-order-action.ts'

test('a refund whose answer was lost is made once, also after its form or another order was opened', async () => {
  const refund = adminOrderPaths.refund(7)
  const keys: string[] = []
  const send = (path: string, answer: () => Promise<unknown>) =>
    attemptsAt(path)({ items: [1] }, (key) => {
      keys.push(key)
      return answer()
    })
  await expect(send(refund, () => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow()
  await send(adminOrderPaths.notes(7), () => Promise.resolve())
  await send(adminOrderPaths.refund(8), () => Promise.resolve())
  await send(refund, () => Promise.resolve())
  const [first, , , again] = keys
  expect(again).toBe(first)
  expect(new Set(keys).size).toBe(3)
  const refusal = new FetchError(409, { message: 'Refunded already.', code: 'conflict' })
  await expect(send(refund, () => Promise.reject(refusal))).rejects.toThrow()
  await send(refund, () => Promise.resolve())
  expect(new Set(keys).size).toBe(5)
})
