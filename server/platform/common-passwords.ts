import { dictionary } from '@zxcvbn-ts/language-common'

const listed = 10_000

/** A password without what people add to pass the checks, in normalised spelling. */
function core(password: string): string {
  return password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\P{L}+$/u, '')
}

// The most common come first.
const commonest = dictionary['passwords-common'].slice(0, listed).map((password) => core(String(password)))
const common = new Set(commonest.filter(Boolean))

export function isCommonPassword(password: string): boolean {
  return common.has(core(password))
}
