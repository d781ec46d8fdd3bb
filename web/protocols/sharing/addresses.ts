import { emailKey, isEmail } from '#domain/accounts/email.ts'

export type Addresses = {
  /** Without duplicates, as first written. */
  valid: string[]
  /** Invalid addresses, as written. */
  invalid: string[]
}

/** Whether the user is typing addresses rather than a name. */
export function holdsAddress(text: string): boolean {
  return text.includes('@')
}

/** Whether the text continues after an address, so that the address is complete. */
export function endsAddress(text: string): boolean {
  return holdsAddress(text) && /[\s,;]$/.test(text)
}

/** Addresses separated by commas, semicolons, spaces or lines; from `Anna <anna@example.org>` the part in brackets. */
export function addressesIn(text: string): Addresses {
  const unnamed = text.replace(/[^,;\n<>]*<([^<>]*)>/g, ' $1 ')
  const pieces = unnamed.split(/[\s,;]+/).filter(Boolean)
  const valid = new Map<string, string>()
  for (const piece of pieces) {
    if (isEmail(piece) && !valid.has(emailKey(piece))) valid.set(emailKey(piece), piece)
  }
  return { valid: [...valid.values()], invalid: pieces.filter((piece) => !isEmail(piece)) }
}
