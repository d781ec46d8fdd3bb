import type { Note, Reason } from '#domain/catalogue/imports/outcome.ts'
import type { Cells } from '#domain/catalogue/imports/record.ts'

const longestLine = 4_000_000

/** One JSON object per line; an invalid line is refused alone. */
export function jsonLinesReader() {
  let rest = ''
  let number = 0
  let discarding = false
  return {
    *push(
      text: string,
      final = false,
    ): Generator<{ number: number } & ({ cells: Cells; notes: Note[] } | { refused: Reason })> {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        number += 1
        if (discarding) discarding = false
        else if (line.trim() !== '') yield { number, ...objectIn(line, false) }
      }
      if (rest.length > longestLine && !discarding) {
        discarding = true
        yield { number: number + 1, refused: { code: 'row-too-long' } }
      }
      if (discarding) rest = ''
      else if (final && rest.trim() !== '') yield { number: number + 1, ...objectIn(rest, true) }
    },
  }
}

function objectIn(line: string, last: boolean): { cells: Cells; notes: Note[] } | { refused: Reason } {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { cells: { ...value }, notes: [] }
  } catch {
    if (last) return { refused: { code: 'row-cut-off' } }
  }
  return { refused: { code: 'not-json' } }
}
