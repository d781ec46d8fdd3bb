import { csvReader, delimiterOf } from '../../csv.ts'
import { type Columns, type ImportColumn, importColumns, readColumns } from './columns.ts'
import { decodeFile, type FileEncoding, type FileProblem } from './decode-file.ts'
import { type FileRow, importRowsMaximum } from './rows.ts'

export type ClientFile = { encoding: FileEncoding; ignored: string[]; rows: FileRow[] }
type Problem =
  | { problem: FileProblem | 'import-too-many' }
  | { problem: 'import-columns'; missing: ImportColumn[] }

const chunkLength = 65_536

/** Reads a file of clients: separated by commas, semicolons or tabs, in any order of columns. */
export function readClientFile(bytes: Uint8Array): ClientFile | Problem {
  const decoded = decodeFile(bytes)
  if ('problem' in decoded) return decoded
  const { text, encoding } = decoded
  const lines = linesOf(text)
  const header = lines.next().value?.cells ?? []
  const columns = readColumns(header)
  if (columns.missing.length > 0) return { problem: 'import-columns', missing: columns.missing }
  const rows: FileRow[] = []
  for (const { line, cells } of lines) {
    if (rows.length === importRowsMaximum) return { problem: 'import-too-many' }
    rows.push({ line, cells: cells && named(cells, columns) })
  }
  return rows.length > 0 ? { encoding, ignored: columns.ignored, rows } : { problem: 'import-empty' }
}

function named(cells: readonly string[], { places }: Columns): Record<ImportColumn, string> {
  const cell = (column: ImportColumn) => cells[places.get(column) ?? -1] ?? ''
  return Object.fromEntries(importColumns.map((column) => [column, cell(column)])) as Record<
    ImportColumn,
    string
  >
}

/** The rows that are not empty; without cells if they are broken. Long files are read only as far as is needed. */
function* linesOf(text: string): Generator<{ line: number; cells: string[] | null }> {
  const delimiter = delimiterOf(text.slice(0, text.search(/\r|\n|$/)))
  const reader = csvReader(delimiter)
  let line = 0
  for (let from = 0; from <= text.length; from += chunkLength) {
    const isLast = from + chunkLength > text.length
    for (const row of reader.push(text.slice(from, from + chunkLength), isLast)) {
      line += 1
      if (row === undefined) continue
      yield { line, cells: 'cells' in row ? row.cells : null }
    }
  }
}
