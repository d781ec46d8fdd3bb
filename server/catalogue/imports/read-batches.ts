import type { ReadRow } from '#domain/catalogue/imports/decide-rows.ts'
import { type Layout, layouts } from '#domain/catalogue/imports/layouts.ts'
import type { Assumptions, Vocabulary } from '#domain/catalogue/imports/record.ts'
import type { SupplierFile } from './inspect-file.ts'
import { type RowGroup, readRows } from './read-rows.ts'

const batchRows = 500

export type ArticleRow = ReadRow & { article: string }
type Reading = { file: SupplierFile; vocabulary: Vocabulary; assumptions: Assumptions }

/** The rows of a file after the given one, some at a time. */
export async function* batchesOf(
  file: SupplierFile,
  { after = 0, onBytes }: { after?: number; onBytes?: ((read: number) => void) | undefined },
): AsyncGenerator<RowGroup[]> {
  let batch: RowGroup[] = []
  for await (const group of readRows(file, onBytes)) {
    if (group.lastNumber <= after) continue
    batch.push(group)
    if (batch.length < batchRows) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** What the rows of a product say, in the terms of the shop. */
export function readGroup(group: RowGroup, { file, vocabulary, assumptions }: Reading): ArticleRow {
  if ('refused' in group) return group
  const { number, lastNumber, article } = group
  const layout: Layout = layouts[file.layout]
  const reading = layout.read(group.rows, vocabulary, assumptions)
  if (!('patch' in reading)) return { number, lastNumber, article, ...reading }
  return { number, lastNumber, article, patch: reading.patch, notes: [...group.notes, ...reading.notes] }
}
