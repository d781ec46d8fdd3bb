import { describe, expect, test } from 'vitest'
import { readVoucherCode, voucherOff, voucherProblem } from './vouchers.ts'

const now = new Date('2026-11-22T12:00:00Z')
const before = new Date('2026-11-22T11:59:59Z')
const after = new Date('2026-11-22T12:00:01Z')
const open = {
  validFrom: null,
  validUntil: null,
  usesMaximum: null,
  usesPerPerson: null,
  minimum: 0,
  disabled: false,
}
const goods = 5000
const unused = { all: 0, own: 0 }

describe('a voucher', () => {
  test('without limits can always be used', () => {
    expect(voucherProblem(open, { now, goods, uses: { all: 1e6, own: 1e6 } })).toBeUndefined()
  })

  test.each([
    [{ validFrom: after }, unused, 'voucher-not-yet'],
    [{ validFrom: now }, unused, undefined],
    [{ validUntil: before }, unused, 'voucher-over'],
    [{ validUntil: now }, unused, undefined],
    [{ usesMaximum: 3 }, { all: 3, own: 0 }, 'voucher-used-up'],
    [{ usesMaximum: 3 }, { all: 2, own: 2 }, undefined],
    [{ usesPerPerson: 1 }, { all: 1, own: 1 }, 'voucher-used-up'],
    [{ usesPerPerson: 1 }, { all: 9, own: 0 }, undefined],
    [{ minimum: 5001 }, unused, 'voucher-minimum'],
    [{ minimum: 5000 }, unused, undefined],
    [{ disabled: true }, unused, 'voucher-unknown'],
  ])('with %o after %o uses: %s', { tags: 'vouchers' }, (terms, uses, problem) => {
    expect(voucherProblem({ ...open, ...terms }, { now, goods, uses })).toBe(problem)
  })

  test('never takes off more than the goods cost', () => {
    expect(voucherOff({ kind: 'amount', amount: 9999 }, goods)).toBe(goods)
    expect(voucherOff({ kind: 'percent', percent: 100 }, goods)).toBe(goods)
    expect(voucherOff({ kind: 'free_delivery' }, goods)).toBe(0)
  })

  test('is found however it is typed', () => {
    expect(readVoucherCode(' spring-2026 ')).toBe('SPRING2026')
    expect(readVoucherCode('ｓｐｒｉｎｇ 2026')).toBe('SPRING2026')
  })
})
