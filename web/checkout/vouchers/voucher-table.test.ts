import { expect, test } from 'vitest'
import { voucherState } from './voucher-table.tsx'

const terms = {
  valid_from: '2026-11-01',
  valid_until: '2026-11-30',
  uses_maximum: 2,
  uses_per_person: 1,
  minimum: 0,
}
const voucher = { disabled: false, used: 1, terms }

test.each([
  ['2026-10-31', 'not-yet'],
  ['2026-11-01', 'on'],
  ['2026-11-30', 'on'],
  ['2026-12-01', 'over'],
])('on %s it is %s', (today, state) => {
  expect(voucherState(voucher, today)).toBe(state)
})

test('after its last use a voucher is used up', () => {
  expect(voucherState({ ...voucher, used: 2 }, '2026-11-15')).toBe('used-up')
})

test('a voucher that is turned off is off, whatever else applies', () => {
  expect(voucherState({ ...voucher, disabled: true, used: 2 }, '2026-12-01')).toBe('off')
})

test('a voucher without limits is on', () => {
  const none = { valid_from: null, valid_until: null, uses_maximum: null, uses_per_person: null, minimum: 0 }
  expect(voucherState({ disabled: false, used: 5000, terms: none }, '2026-12-01')).toBe('on')
})
