// Control characters, line breaks, unpaired surrogates, and bidirectional controls.
const unwritten = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

/** One line without hidden characters: a name cannot add a line to an email, or be displayed as another. */
export function isLine(text: string): boolean {
  return !unwritten.test(text)
}

/** The same for a text of several lines. */
export function isText(text: string): boolean {
  return isLine(text.replace(/[\t\n\r]/g, ' '))
}
