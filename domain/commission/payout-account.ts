/** Where a payout is sent to. */
export type PayoutAccount =
  | { kind: 'paypal'; email: string }
  | { kind: 'iban'; holder: string; iban: string }
  | { kind: 'sort-code'; holder: string; sortCode: string; accountNumber: string }

/** Files for the bank contain it unchanged, and a spreadsheet runs what begins like this as a formula. */
const formulaStart = /^[=+\-@＝＋－＠]/

/** Whether it can be the name of an account's holder. */
export function isHolder(name: string): boolean {
  return !formulaStart.test(name)
}

const hidden = '••••'

/** Enough for its owner to recognise it: `BE71 •••• •••• 6769`. */
export function maskedAccount(account: PayoutAccount): string {
  switch (account.kind) {
    case 'paypal': {
      const [name = '', host = ''] = account.email.split(/@(?=[^@]*$)/)
      return `${[...name][0] ?? ''}•••@${host}`
    }
    case 'iban': {
      const { iban } = account
      const groups = Math.ceil((iban.length - 8) / 4)
      return [iban.slice(0, 4), ...Array<string>(groups).fill(hidden), iban.slice(-4)].join(' ')
    }
    case 'sort-code':
      return `${hidden} ${account.accountNumber.slice(-4)}`
  }
}

/** `20-41-56`, spaces or nothing between its digits; undefined if it is not six digits. */
export function readSortCode(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}

/** Undefined unless it is eight digits. Shorter ones, of some building societies, are given with leading zeros. */
export function readAccountNumber(text: string): string | undefined {
  const digits = text.replace(/\s/g, '')
  return /^\d{8}$/.test(digits) ? digits : undefined
}
