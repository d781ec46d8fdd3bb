import { expect, test } from 'vitest'
import { clearOtherUsersData, clearPersonalDataIn } from '#web/platform/session/clear-personal-data.ts'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import { forgetVoucherCode, keepVoucherCode, readVoucherCode } from './voucher-code.ts'

const now = Date.parse('2026-11-28T14:00:00Z')
const hour = 60 * 60_000

test('a voucher given in the cart is kept for the checkout, and when a visitor logs in', () => {
  const storage = memoryStorage()
  keepVoucherCode(storage, 'SPRING', now)
  clearOtherUsersData(storage, 5)
  expect(readVoucherCode(storage, now + hour)).toBe('SPRING')
})

test('a voucher is deleted at logout, after the order, and after twelve hours', {
  tags: 'checkout-logout-clean',
}, () => {
  const storage = memoryStorage()
  keepVoucherCode(storage, 'SPRING', now)
  expect(readVoucherCode(storage, now + 13 * hour)).toBe('')
  keepVoucherCode(storage, 'SPRING', now)
  clearPersonalDataIn(storage)
  expect(storage.length).toBe(0)
  keepVoucherCode(storage, 'SPRING', now)
  forgetVoucherCode(storage)
  expect(storage.length).toBe(0)
})
