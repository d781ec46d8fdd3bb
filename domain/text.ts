// Control characters, line ends, halves of characters, and what turns the direction of writing round.
const unwritten = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

/** One line that reads as it is kept: a name cannot become two lines of a mail, or read as another. */
export function isLine(text: string): boolean {
  return !unwritten.test(text)
}

/** The same for a text of several lines. */
export function isText(text: string): boolean {
  return isLine(text.replace(/[\t\n\r]/g, ' '))
}
