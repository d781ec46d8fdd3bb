import { expect, test } from 'vitest'
import { NewVoucher } from '#contract/admin-orders.ts'
import { emptyVoucher, type VoucherDraft, voucherOf, voucherProblems } from './voucher-draft.ts'

const draft = (more: Partial<VoucherDraft> = {}): VoucherDraft => ({
  ...emptyVoucher,
  code: 'Autumn 10',
  percent: '10',
  ...more,
})
const problemsOf = (more: Partial<VoucherDraft>) =>
  Object.fromEntries(Object.entries(voucherProblems(draft(more))).filter(([, problem]) => problem))

test('a voucher of 10% for everybody, once each, needs few entries', () => {
  expect(problemsOf({})).toEqual({})
  expect(NewVoucher.parse(voucherOf(draft()))).toMatchObject({
    code: 'Autumn 10',
    gift: { kind: 'percent', percent: 10 },
    terms: { valid_from: null, uses_maximum: null, uses_per_person: 1, minimum: 0 },
  })
})

test('amounts are accepted with a decimal comma', () => {
  const voucher = voucherOf(draft({ kind: 'amount', amount: '12,50', minimum: '60' }))
  expect(NewVoucher.parse(voucher)).toMatchObject({
    gift: { kind: 'amount', amount: 12.5 },
    terms: { minimum: 60 },
  })
})

test('only the fields of the chosen kind are validated', () => {
  expect(problemsOf({ kind: 'free_delivery', percent: '', amount: 'ten' })).toEqual({})
  expect(NewVoucher.parse(voucherOf(draft({ kind: 'free_delivery' }))).gift).toEqual({
    kind: 'free_delivery',
  })
})

test.each([
  ['a missing code', { code: ' ' }, { code: 'required' }],
  ['a code with special characters', { code: '10%off' }, { code: 'invalid' }],
  ['a missing percentage', { percent: '' }, { percent: 'required' }],
  ['a fractional percentage', { percent: '2.5' }, { percent: 'int' }],
  ['more than 100%', { percent: '101' }, { percent: 'invalid' }],
  ['an amount of zero', { kind: 'amount', amount: '0' }, { amount: 'invalid' }],
  ['text as an amount', { kind: 'amount', amount: 'ten' }, { amount: 'number' }],
  [
    'an end before the beginning',
    { valid_from: '2026-12-01', valid_until: '2026-11-30' },
    { valid_until: 'invalid' },
  ],
  ['a limit of zero uses', { uses_maximum: '0' }, { uses_maximum: 'invalid' }],
  ['a negative minimum', { minimum: '-5' }, { minimum: 'invalid' }],
] as const)('%s is reported beside its field', (_, more, problems) => {
  expect(problemsOf(more)).toEqual(problems)
})
