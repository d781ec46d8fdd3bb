import type { ReadRow } from '#domain/catalogue/imports/decide-rows.ts'
import { type Layout, layouts } from '#domain/catalogue/imports/layouts.ts'
import type { Assumptions, Vocabulary } from '#domain/catalogue/imports/record.ts'
import { yieldRegularly } from '../read-model/yield-regularly.ts'
import type { SupplierFile } from './inspect-file.ts'
import { type RowGroup, readRows } from './read-rows.ts'

/** Small, since requests wait while one is written. */
const batchRows = 200

export type ArticleRow = ReadRow & { article: string }
type Reading = { file: SupplierFile; vocabulary: Vocabulary; assumptions: Assumptions }

/** The rows of a file after the given one, some at a time. */
export async function* batchesOf(
  file: SupplierFile,
  { after = 0, onBytes }: { after?: number; onBytes?: ((read: number) => void) | undefined },
): AsyncGenerator<RowGroup[]> {
  const pause = yieldRegularly()
  let batch: RowGroup[] = []
  for await (const group of readRows(file, onBytes)) {
    await pause()
    if (group.lastNumber <= after) continue
    batch.push(group)
    if (batch.length < batchRows) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** What the rows of each product say, in the terms of the shop. */
export async function readGroups(groups: readonly RowGroup[], reading: Reading): Promise<ArticleRow[]> {
  const pause = yieldRegularly()
  const rows: ArticleRow[] = []
  for (const group of groups) {
    rows.push(readGroup(group, reading))
    await pause()
  }
  return rows
}

function readGroup(group: RowGroup, { file, vocabulary, assumptions }: Reading): ArticleRow {
  if ('refused' in group) return group
  const { number, lastNumber, article } = group
  const layout: Layout = layouts[file.layout]
  const reading = layout.read(group.rows, vocabulary, assumptions)
  if (!('patch' in reading)) return { number, lastNumber, article, ...reading }
  return { number, lastNumber, article, patch: reading.patch, notes: [...group.notes, ...reading.notes] }
}
