import type { PayoutMethodChange } from '#contract/payouts.ts'
import { emailProblem } from '#domain/accounts/email.ts'
import { isHolder, readAccountNumber, readSortCode } from '#domain/commission/payout-account.ts'
import type { PayoutMethodName } from '#domain/commission/payouts.ts'
import type { FieldProblem } from '#domain/field-problems.ts'
import type { Region } from '#domain/regions.ts'
import { readIban } from '#lib/bank-accounts/bank-accounts.ts'
import type { FieldProblems } from '#web/platform/form-rules.ts'

/** The form; only the fields of its method count. */
export type MethodDraft = {
  method: PayoutMethodName
  holder: string
  iban: string
  sort_code: string
  account_number: string
  email: string
  password: string
  otp: string
}

export const emptyDraft: MethodDraft = {
  method: 'bank_account',
  holder: '',
  iban: '',
  sort_code: '',
  account_number: '',
  email: '',
  password: '',
  otp: '',
}

type Problems = FieldProblems<MethodDraft>

/** The server refuses the same. */
export function methodProblems(draft: MethodDraft, region: Region, needsCode: boolean): Problems {
  return {
    ...accountProblems(draft, region),
    password: !draft.password && 'required',
    otp: needsCode && draft.otp.trim().length < 6 && 'required',
  }
}

function accountProblems({ method, email, ...bank }: MethodDraft, region: Region): Problems {
  if (method === 'not_set') return {}
  if (method === 'paypal') return { email: emailProblem(email) }
  const holder = needed(bank.holder) ?? (!isHolder(bank.holder.trim()) && ('invalid' as const))
  if (region === 'uk')
    return {
      holder,
      sort_code: needed(bank.sort_code) ?? (!readSortCode(bank.sort_code) && 'sort-code'),
      account_number:
        needed(bank.account_number) ?? (!readAccountNumber(bank.account_number) && 'account-number'),
    }
  return { holder, iban: needed(bank.iban) ?? ibanProblem(bank.iban) }
}

const needed = (text: string) => (text.trim() ? undefined : ('required' as const))

function ibanProblem(text: string): FieldProblem | false {
  const read = readIban(text)
  if (!read) return 'iban'
  return !read.isInSepa && 'iban-country'
}

export function changeOf(draft: MethodDraft, region: Region, needsCode: boolean): PayoutMethodChange {
  const { method, holder, iban, sort_code, account_number, email, password, otp } = draft
  const proof = { password, ...(needsCode && { otp: otp.trim() }) }
  if (method === 'not_set') return { payout_method: method, ...proof }
  if (method === 'paypal') return { payout_method: method, email: email.trim(), ...proof }
  const account = region === 'uk' ? { sort_code, account_number } : { iban }
  return { payout_method: method, holder: holder.trim(), ...account, ...proof }
}
