const digitsMinimum = 4
/** ITU-T E.164, including the phone code. */
const digitsMaximum = 15

/**
 * A phone number as it is saved: its digits, without the phone code of the country, which is stored beside it.
 * Undefined if it is not a number, or begins with the phone code of another country.
 */
export function readPhone(text: string, phoneCodes: readonly string[]): string | undefined {
  const plain = text.normalize('NFKC').trim()
  if (!/^\+?[\d\s().\-/]+$/.test(plain)) return undefined
  const number = plain.startsWith('+') ? withoutCode(plain, phoneCodes) : plain
  const digits = number?.replace(/\D/g, '') ?? ''
  return hasPhoneLength(digits) ? digits : undefined
}

export function hasPhoneLength(digits: string): boolean {
  return digits.length >= digitsMinimum && digits.length <= digitsMaximum
}

/** `+32 (0)2 555 01 23` becomes `2 555 01 23`: the zero in brackets is dialled only within the country. */
function withoutCode(text: string, phoneCodes: readonly string[]): string | undefined {
  const digits = text.replace(/\(0\)/, '').replace(/\D/g, '')
  const code = phoneCodes.map((code) => code.replace(/\D/g, '')).find((code) => digits.startsWith(code))
  return code === undefined ? undefined : digits.slice(code.length)
}
