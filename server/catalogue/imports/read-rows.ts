import { csvReader } from '#domain/catalogue/imports/csv.ts'
import { type Layout, layouts } from '#domain/catalogue/imports/layouts.ts'
import { type Note, note, type Reason } from '#domain/catalogue/imports/outcome.ts'
import type { Cells } from '#domain/catalogue/imports/record.ts'
import type { SupplierFile } from './inspect-file.ts'
import { jsonLinesReader } from './json-lines.ts'
import { textOf } from './text-stream.ts'

/** Rows that belong to one product, with the numbers a spreadsheet or an editor shows. */
export type RowGroup = { number: number; lastNumber: number } & (
  | { rows: Cells[]; notes: Note[] }
  | { refused: Reason }
)
type SingleRow = { number: number } & ({ cells: Cells; notes: Note[] } | { refused: Reason })

/** Reads a file row by row, and gathers rows that follow one another and are one product. */
export async function* readRows(
  file: SupplierFile,
  onBytes?: (read: number) => void,
): AsyncGenerator<RowGroup> {
  const layout: Layout = layouts[file.layout]
  const keyOf = (cells: Cells) => layout.groupBy?.map((column) => String(cells[column] ?? '')).join('\n')
  let open: { key: string | undefined; group: Extract<RowGroup, { rows: Cells[] }> } | undefined
  for await (const row of singleRows(file, onBytes)) {
    if ('refused' in row) {
      yield { ...row, lastNumber: row.number }
      continue
    }
    const key = keyOf(row.cells)
    if (open && key !== undefined && key === open.key) {
      open.group.rows.push(row.cells)
      open.group.lastNumber = row.number
      open.group.notes.push(...row.notes)
      continue
    }
    if (open) yield open.group
    open = { key, group: { number: row.number, lastNumber: row.number, rows: [row.cells], notes: row.notes } }
  }
  if (open) yield open.group
}

async function* singleRows(file: SupplierFile, onBytes?: (read: number) => void): AsyncGenerator<SingleRow> {
  let read = 0
  const chunks = textOf(file, (chunk) => {
    read += chunk.length
    onBytes?.(read)
  })
  const reader = file.kind === 'csv' ? csvRows(file) : jsonLinesReader()
  for await (const text of chunks) yield* reader.push(text)
  yield* reader.push('', true)
}

function csvRows({ delimiter, columns }: SupplierFile) {
  const reader = csvReader(delimiter, columns.length)
  let number = 0
  return {
    *push(text: string, final = false): Generator<SingleRow> {
      for (const row of reader.push(text, final)) {
        number += 1
        if (row === undefined || number === 1) continue
        if ('broken' in row) yield { number, refused: { code: row.broken } }
        else {
          const cells = Object.fromEntries(columns.map((column, index) => [column, row.cells[index] ?? '']))
          yield { number, cells, notes: row.unended ? [note('no-final-line-break')] : [] }
        }
      }
    },
  }
}
