/** A row of a CSV file, or what is wrong with it. */
export type CsvRow = { cells: string[]; unended: boolean } | { broken: CsvProblem }
export type CsvProblem = 'row-cut-off' | 'row-too-long' | 'column-count' | 'quote-not-closed'

type Parsed = { cells: string[]; next: number; unended: boolean } | 'incomplete' | 'malformed'

const longestRow = 1_000_000

/**
 * Reads CSV in chunks. Unlike a strict parser it continues after a broken row: an unclosed quote costs only its line,
 * not the rest of the file. `push` returns an undefined row for an empty line.
 */
export function csvReader(delimiter: string, columns?: number) {
  let rest = ''
  let discarding = false

  function lineAfter(from: number): number {
    const end = rest.indexOf('\n', from)
    return end < 0 ? -1 : end + 1
  }

  function judge(parsed: Exclude<Parsed, string>, from: number): { row: CsvRow | undefined; next: number } {
    const { cells, next, unended } = parsed
    if (cells.length === 1 && cells[0] === '') return { row: undefined, next }
    const surplusIsEmpty = columns !== undefined && cells.slice(columns).every((cell) => cell === '')
    if (columns === undefined || cells.length === columns || (cells.length > columns && surplusIsEmpty))
      return { row: { cells: columns === undefined ? cells : cells.slice(0, columns), unended }, next }
    const line = lineAfter(from)
    if (line > 0 && line < next) return { row: { broken: 'quote-not-closed' }, next: line }
    return { row: { broken: unended && cells.length < columns ? 'row-cut-off' : 'column-count' }, next }
  }

  function step(from: number, final: boolean): { row: CsvRow | undefined; next: number } | 'incomplete' {
    const parsed = parseRow(rest, from, delimiter, final)
    const tooLong = rest.length - from > longestRow
    if (parsed === 'incomplete' && !tooLong && !final) return 'incomplete'
    if (typeof parsed !== 'string') return judge(parsed, from)
    const line = lineAfter(from)
    if (line > 0) return { row: { broken: 'quote-not-closed' }, next: line }
    if (final) return { row: { broken: 'row-cut-off' }, next: rest.length }
    if (!tooLong) return 'incomplete'
    discarding = true
    return { row: { broken: 'row-too-long' }, next: rest.length }
  }

  return {
    push(chunk: string, final = false): (CsvRow | undefined)[] {
      rest += chunk
      let from = 0
      if (discarding) {
        from = lineAfter(0)
        discarding = from < 0
        if (discarding) from = rest.length
      }
      const rows: (CsvRow | undefined)[] = []
      while (from < rest.length) {
        const result = step(from, final)
        if (result === 'incomplete') break
        rows.push(result.row)
        from = result.next
      }
      rest = rest.slice(from)
      return rows
    },
  }
}

function parseRow(text: string, from: number, delimiter: string, final: boolean): Parsed {
  const cells: string[] = []
  let at = from
  for (;;) {
    const field = text[at] === '"' ? quotedField(text, at, final) : plainField(text, at, delimiter)
    if (typeof field === 'string') return field
    cells.push(field.value)
    at = field.end
    if (text[at] !== delimiter) {
      const end = endOfRow(text, at, final)
      return typeof end === 'string' ? end : { cells, ...end }
    }
    at += 1
  }
}

/** The end of a row without further cells. */
function endOfRow(
  text: string,
  at: number,
  final: boolean,
): { next: number; unended: boolean } | 'incomplete' | 'malformed' {
  const mark = text[at]
  if (mark === '\n') return { next: at + 1, unended: false }
  if (mark === undefined) return final ? { next: at, unended: true } : 'incomplete'
  if (mark !== '\r') return 'malformed'
  if (at + 1 >= text.length && !final) return 'incomplete'
  return { next: at + (text[at + 1] === '\n' ? 2 : 1), unended: false }
}

function quotedField(
  text: string,
  from: number,
  final: boolean,
): { value: string; end: number } | 'incomplete' | 'malformed' {
  let value = ''
  let start = from + 1
  for (;;) {
    const quote = text.indexOf('"', start)
    if (quote < 0 || (quote + 1 >= text.length && !final)) return 'incomplete'
    value += text.slice(start, quote)
    if (text[quote + 1] !== '"') return { value, end: quote + 1 }
    value += '"'
    start = quote + 2
  }
}

function plainField(text: string, from: number, delimiter: string): { value: string; end: number } {
  let end = from
  while (end < text.length) {
    const mark = text[end]
    if (mark === delimiter || mark === '\n' || mark === '\r') break
    end += 1
  }
  return { value: text.slice(from, end), end }
}

/** The delimiter of a header line: the most frequent one outside quotes. */
export function delimiterOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '')
  const count = (mark: string) => bare.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}
