import { emailKey, isEmail } from '#domain/accounts/email.ts'

export type Addresses = {
  /** Each once, as it was written first. */
  valid: string[]
  /** What cannot be an address, as it was written. */
  invalid: string[]
}

/** Whether somebody writes addresses rather than a name. */
export function holdsAddress(text: string): boolean {
  return text.includes('@')
}

/** Whether the text goes on after an address: what stands before is meant to be taken. */
export function endsAddress(text: string): boolean {
  return holdsAddress(text) && /[\s,;]$/.test(text)
}

/** Addresses apart by commas, semicolons, spaces or lines; of `Anna <anna@example.org>` what the brackets hold. */
export function addressesIn(text: string): Addresses {
  const unnamed = text.replace(/[^,;\n<>]*<([^<>]*)>/g, ' $1 ')
  const pieces = unnamed.split(/[\s,;]+/).filter(Boolean)
  const valid = new Map<string, string>()
  for (const piece of pieces) {
    if (isEmail(piece) && !valid.has(emailKey(piece))) valid.set(emailKey(piece), piece)
  }
  return { valid: [...valid.values()], invalid: pieces.filter((piece) => !isEmail(piece)) }
}
