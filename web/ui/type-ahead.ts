export const typeAheadResetMs = 350

export type TypeAhead = { text: string; at: number }
export const noTypeAhead: TypeAhead = { text: '', at: Number.NEGATIVE_INFINITY }

/** Letters typed quickly spell a beginning; after a pause a new word begins. */
export function typed(before: TypeAhead, letter: string, at: number): TypeAhead {
  const text = at - before.at > typeAheadResetMs ? letter : before.text + letter
  return { text: text.toLocaleLowerCase(), at }
}

/** The next label after `current` that begins with `text`; one letter again and again walks through its labels. */
export function typeAheadMatch(labels: readonly string[], current: number, text: string): number {
  const repeated = text.length > 1 && [...text].every((letter) => letter === text[0])
  const wanted = repeated ? text.slice(0, 1) : text
  const from = wanted.length === 1 ? current + 1 : Math.max(current, 0)
  for (let step = 0; step < labels.length; step += 1) {
    const at = (from + step) % labels.length
    if (labels[at]?.toLocaleLowerCase().startsWith(wanted)) return at
  }
  return -1
}
