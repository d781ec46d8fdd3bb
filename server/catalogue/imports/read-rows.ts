import { textOf as textOfCell } from '#domain/catalogue/imports/cells.ts'
import { type Layout, layouts } from '#domain/catalogue/imports/layouts.ts'
import { type Note, note, type Reason } from '#domain/catalogue/imports/outcome.ts'
import type { Cells } from '#domain/catalogue/imports/record.ts'
import { mappedCells } from '#domain/catalogue/imports/supplier.ts'
import { csvReader } from '#domain/csv.ts'
import type { SupplierFile } from './inspect-file.ts'
import { jsonLinesReader } from './json-lines.ts'
import { textOf } from './text-stream.ts'

/** The rows of one product, numbered as in a spreadsheet or editor. */
export type RowGroup = { number: number; lastNumber: number; article: string } & (
  | { rows: Cells[]; notes: Note[] }
  | { refused: Reason }
)
type SingleRow = { number: number } & ({ cells: Cells; notes: Note[] } | { refused: Reason })

type Open = { key: string; group: Extract<RowGroup, { rows: Cells[] }>; broken: RowGroup[] }

/** Reads a file row by row, and groups consecutive rows of one product. */
export async function* readRows(
  file: SupplierFile,
  onBytes?: (read: number) => void,
): AsyncGenerator<RowGroup> {
  const { groupBy, article: names }: Layout = layouts[file.layout]
  let open: Open | undefined
  for await (const row of singleRows(file, onBytes)) {
    const place = { number: row.number, lastNumber: row.number, article: articleOf(row, names) }
    if ('refused' in row) {
      if (open) open.broken.push({ ...place, refused: row.refused })
      else yield { ...place, refused: row.refused }
      continue
    }
    const group = { ...place, rows: [row.cells], notes: row.notes }
    if (!groupBy) {
      yield group
      continue
    }
    const key = groupBy.map((column) => String(row.cells[column] ?? '')).join('\n')
    if (open?.key === key) {
      open.group.rows.push(row.cells)
      open.group.lastNumber = row.number
      open.group.notes.push(...row.notes)
    } else {
      if (open) yield* closed(open)
      open = { key, group, broken: [] }
    }
  }
  if (open) yield* closed(open)
}

function articleOf(row: SingleRow, names: readonly string[]): string {
  if ('refused' in row) return ''
  const column = names.find((name) => textOfCell(row.cells, name) !== '')
  return column === undefined ? '' : textOfCell(row.cells, column).slice(0, 100)
}

// In order of their last rows: an interrupted import continues after the highest finished row.
function closed({ group, broken }: Open): RowGroup[] {
  return [group, ...broken].sort((a, b) => a.lastNumber - b.lastNumber)
}

async function* singleRows(file: SupplierFile, onBytes?: (read: number) => void): AsyncGenerator<SingleRow> {
  let read = 0
  const chunks = textOf(file, (chunk) => {
    read += chunk.length
    onBytes?.(read)
  })
  const reader = file.kind === 'csv' ? csvRows(file) : jsonLinesReader()
  const { mapping } = file
  const mapped = (row: SingleRow): SingleRow =>
    mapping && 'cells' in row ? { ...row, cells: mappedCells(row.cells, mapping) } : row
  for await (const text of chunks) for (const row of reader.push(text)) yield mapped(row)
  for (const row of reader.push('', true)) yield mapped(row)
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
