import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { rawOf } from '#domain/catalogue/imports/cells.ts'
import type { ColumnMapping } from '#domain/catalogue/imports/column-mapping.ts'
import { fits, type LayoutId, layoutIds, layoutOf } from '#domain/catalogue/imports/layouts.ts'
import { oneLine } from '#domain/catalogue/imports/plain-text.ts'
import { csvReader, delimiterOf } from '#domain/csv.ts'
import { FileProblem } from './file-problem.ts'
import { sourceOf, type TextSource, textOf } from './text-stream.ts'

export type SupplierFile = TextSource & {
  name: string
  sha256: string
  kind: 'csv' | 'jsonl'
  delimiter: string
  /** As written in the file. */
  columns: string[]
  /** The first value in each column that is not empty. */
  examples: string[]
  layout: LayoutId
  /** For a supplier's own columns. */
  mapping?: ColumnMapping
}

const headMaximum = 1_000_000
const exampleRows = 20

/** Reads a file once completely, so that damage is found before anything is written. */
export async function inspectFile(
  path: string,
  { layout = 'auto', onBytes }: Pick<Inspection, 'onBytes'> & { layout?: LayoutId | 'auto' } = {},
): Promise<SupplierFile> {
  const { shape, ...file } = await readWhole(path, { onBytes })
  const found = layout === 'auto' ? layoutOf(shape.columns) : layout
  const shown = shape.columns.slice(0, 12).join(', ').slice(0, 300)
  if (!found) throw new FileProblem('no-known-columns', { columns: shown, layouts: layoutIds.join(', ') })
  if (!fits(found, shape.columns)) throw new FileProblem('wrong-columns', { columns: shown, layout: found })
  return { ...file, ...shape, name: basename(path), layout: found }
}

type Inspection = {
  onBytes?: ((read: number, bytes: number) => void) | undefined
  onText?: (text: string) => void
}

/** Reads everything, and what the file is from its beginning. */
export async function readWhole(input: string | Buffer, { onBytes, onText }: Inspection) {
  const source = await sourceOf(input)
  const hash = createHash('sha256')
  let read = 0
  let head = ''
  const watch = (chunk: Uint8Array) => {
    hash.update(chunk)
    read += chunk.length
    onBytes?.(read, source.bytes)
  }
  for await (const text of textOf(source, watch)) {
    if (head.length < headMaximum) head += text
    onText?.(text)
  }
  if (head.trim() === '') throw new FileProblem('empty')
  return { ...source, sha256: hash.digest('hex'), shape: shapeOf(head) }
}

function shapeOf(head: string): Pick<SupplierFile, 'kind' | 'delimiter' | 'columns' | 'examples'> {
  const start = head.trimStart()
  if (start.startsWith('[')) throw new FileProblem('json-array')
  if (start.startsWith('{')) return { kind: 'jsonl', delimiter: '', ...membersOf(start) }
  const delimiter = delimiterOf(head.slice(0, head.search(/\r|\n|$/)))
  const rows = csvReader(delimiter).push(head.slice(0, headMaximum), true)
  const [first = [], ...others] = rows
    .slice(0, 1 + exampleRows)
    .map((row) => (row && 'cells' in row ? row.cells : []))
  const examples = first.map((_, at) => exampleIn(others.map((cells) => cells[at] ?? '')))
  return { kind: 'csv', delimiter, columns: first.map((cell) => cell.trim()), examples }
}

function membersOf(head: string): Pick<SupplierFile, 'columns' | 'examples'> {
  const objects = head.split('\n', exampleRows).flatMap((line): Record<string, unknown>[] => {
    try {
      return [Object(JSON.parse(line))]
    } catch {
      return []
    }
  })
  const columns = Object.keys(objects[0] ?? {})
  return { columns, examples: columns.map((name) => exampleIn(objects.map((each) => rawOf(each, name)))) }
}

function exampleIn(values: readonly string[]): string {
  return oneLine(values.find((value) => value.trim() !== '')?.slice(0, 500) ?? '').slice(0, 80)
}
