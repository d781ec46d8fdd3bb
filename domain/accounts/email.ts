import type { FieldProblem } from '../field-problems.ts'

export const emailMaximum = 254

// One @, no spaces, a name before it and a host with a dot after it: what mail servers accept in practice.
const pattern =
  /^[^\s\p{C}@<>()[\],;:\\"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u

export function isEmail(text: string): boolean {
  return text.length <= emailMaximum && pattern.test(text) && !/(^|[^.])\.{2}|^\.|\.@/.test(text)
}

/** Of a field that needs an address; spaces around it do not count. */
export function emailProblem(typed: string | undefined): FieldProblem | undefined {
  const text = typed?.trim()
  if (!text) return 'required'
  return isEmail(text) ? undefined : 'email'
}

/** As it is stored. */
export function writtenAddress(text: string): string {
  return text.trim().normalize('NFC')
}

/** Different spellings of the same address have the same key. */
export function emailKey(text: string): string {
  return writtenAddress(text).toLowerCase()
}

export function isSameAddress(one: string, other: string | null): boolean {
  return other !== null && emailKey(one) === emailKey(other)
}
