import type { NewVoucher } from '#contract/admin-orders.ts'
import type { FieldProblem } from '#domain/field-problems.ts'
import type { VoucherKind } from '#domain/pricing/vouchers.ts'
import type { FieldProblems } from '../../platform/form-rules.ts'

/** The values as typed; an empty limit means none. */
export type VoucherDraft = {
  code: string
  kind: VoucherKind
  percent: string
  amount: string
  valid_from: string
  valid_until: string
  uses_maximum: string
  uses_per_person: string
  minimum: string
}

export const emptyVoucher: VoucherDraft = {
  code: '',
  kind: 'percent',
  percent: '',
  amount: '',
  valid_from: '',
  valid_until: '',
  uses_maximum: '',
  uses_per_person: '1',
  minimum: '',
}

export function voucherProblems(draft: VoucherDraft): FieldProblems<VoucherDraft> {
  const { code, kind, percent, amount, valid_from: from, valid_until: until } = draft
  return {
    code: !code.trim() ? 'required' : !/^[\p{L}\p{N} -]{3,40}$/u.test(code.trim()) && 'invalid',
    percent: kind === 'percent' && numberProblem(percent, wholeNumber, 100),
    amount: kind === 'amount' && numberProblem(amount, money, 10_000),
    valid_until: from !== '' && until !== '' && until < from && 'invalid',
    uses_maximum: draft.uses_maximum !== '' && numberProblem(draft.uses_maximum, wholeNumber, 1_000_000),
    uses_per_person: draft.uses_per_person !== '' && numberProblem(draft.uses_per_person, wholeNumber, 1000),
    minimum: draft.minimum !== '' && (money(draft.minimum) ?? 100_001) > 100_000 && 'invalid',
  }
}

/** Of a draft without problems. */
export function voucherOf(draft: VoucherDraft): NewVoucher {
  const { code, valid_from, valid_until, uses_maximum, uses_per_person, minimum } = draft
  return {
    code: code.trim(),
    gift: giftOf(draft),
    terms: {
      valid_from: valid_from || null,
      valid_until: valid_until || null,
      uses_maximum: wholeNumber(uses_maximum) ?? null,
      uses_per_person: wholeNumber(uses_per_person) ?? null,
      minimum: money(minimum) ?? 0,
    },
  }
}

function giftOf({ kind, percent, amount }: VoucherDraft): NewVoucher['gift'] {
  switch (kind) {
    case 'percent':
      return { kind, percent: wholeNumber(percent) ?? 0 }
    case 'amount':
      return { kind, amount: money(amount) ?? 0 }
    case 'free_delivery':
      return { kind }
  }
}

type Read = (text: string) => number | undefined

function numberProblem(text: string, read: Read, maximum: number): FieldProblem | false {
  if (text.trim() === '') return 'required'
  const number = read(text)
  if (number === undefined) return read === wholeNumber ? 'int' : 'number'
  return (number <= 0 || number > maximum) && 'invalid'
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined
}

/** Accepts a decimal point or comma. */
function money(text: string): number | undefined {
  const written = text.trim().replace(',', '.')
  return /^\d{1,6}(\.\d{1,2})?$/.test(written) ? Number(written) : undefined
}
