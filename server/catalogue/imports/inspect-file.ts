import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { ColumnMapping } from '#domain/catalogue/imports/column-mapping.ts'
import { fits, type LayoutId, layoutIds, layoutOf } from '#domain/catalogue/imports/layouts.ts'
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
  layout: LayoutId
  /** For a supplier's own columns. */
  mapping?: ColumnMapping
}

const headMaximum = 1_000_000

/** Reads a file once completely, so that damage is found before anything is written. */
export async function inspectFile(
  path: string,
  {
    layout = 'auto',
    onBytes,
  }: { layout?: LayoutId | 'auto'; onBytes?: (read: number, bytes: number) => void } = {},
): Promise<SupplierFile> {
  const source = await sourceOf(path)
  const hash = createHash('sha256')
  let read = 0
  let head = ''
  const watch = (chunk: Uint8Array) => {
    hash.update(chunk)
    read += chunk.length
    onBytes?.(read, source.bytes)
  }
  for await (const text of textOf(source, watch)) if (head.length < headMaximum) head += text
  if (head.trim() === '') throw new FileProblem('empty')
  const shape = shapeOf(head)
  const found = layout === 'auto' ? layoutOf(shape.columns) : layout
  const shown = shape.columns.slice(0, 12).join(', ').slice(0, 300)
  if (!found) throw new FileProblem('no-known-columns', { columns: shown, layouts: layoutIds.join(', ') })
  if (!fits(found, shape.columns)) throw new FileProblem('wrong-columns', { columns: shown, layout: found })
  return { ...source, ...shape, name: basename(path), sha256: hash.digest('hex'), layout: found }
}

function shapeOf(head: string): Pick<SupplierFile, 'kind' | 'delimiter' | 'columns'> {
  const start = head.trimStart()
  if (start.startsWith('[')) throw new FileProblem('json-array')
  if (start.startsWith('{')) return { kind: 'jsonl', delimiter: '', columns: membersOf(start) }
  const delimiter = delimiterOf(head.slice(0, head.search(/\r|\n|$/)))
  const first = csvReader(delimiter).push(head.slice(0, headMaximum), true)[0]
  const cells = first && 'cells' in first ? first.cells : []
  return { kind: 'csv', delimiter, columns: cells.map((cell) => cell.trim()) }
}

function membersOf(head: string): string[] {
  for (const line of head.split('\n', 20)) {
    try {
      return Object.keys(JSON.parse(line))
    } catch {}
  }
  return []
}
