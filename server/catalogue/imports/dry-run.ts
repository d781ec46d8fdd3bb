import type { Decision, ExistingData } from '#domain/catalogue/imports/decide-rows.ts'
import type { ImportCounts } from '#domain/catalogue/imports/outcome.ts'
import type { Assumptions, ProductPatch } from '#domain/catalogue/imports/record.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { ClaimsOfFile } from './check-claims.ts'
import { decideInSlices } from './decide-in-turns.ts'
import { findProducts } from './find-products.ts'
import type { SupplierFile } from './inspect-file.ts'
import { type ArticleRow, batchesOf, readGroups } from './read-batches.ts'
import { readVocabulary } from './vocabulary.ts'

type DryRun = {
  assumptions: Assumptions
  claims?: ClaimsOfFile | undefined
  onBytes?: ((read: number) => void) | undefined
  /** Called after each batch, in order. */
  onBatch(decisions: readonly Decision[], rows: readonly ArticleRow[]): Promise<void>
}

/**
 * Decides every row as a real import would, and writes and locks nothing. What only the database refuses is not found.
 */
export async function dryRun(
  ctx: Pick<Ctx, 'db' | 'now' | 'region'>,
  file: SupplierFile,
  { assumptions, claims, onBytes, onBatch }: DryRun,
): Promise<{ counts: ImportCounts; rows: number }> {
  const { db, now } = ctx
  const vocabulary = await readVocabulary(db)
  const reading = { file, vocabulary, assumptions }
  const lastBatches = await lastBatchOfNames(reading)
  const counts: ImportCounts = { added: 0, changed: 0, skipped: 0, refused: 0 }
  const earlier: ExistingData = {
    records: new Map(),
    skuOwners: new Map(),
    barcodeOwners: new Map(),
    slugs: new Set(),
    unusable: new Map(),
  }
  let [rowCount, batch] = [0, 0]
  for await (const groups of batchesOf(file, { onBytes })) {
    const rows = await readGroups(groups, reading)
    const patches = rows.flatMap((row) => ('patch' in row ? [row.patch] : []))
    const { known } = await findProducts(ctx, patches, { locks: false })
    addEarlier(known, earlier)
    await claims?.check(db, rows, known)
    const decisions = await decideInSlices(rows, known, vocabulary, now, claims?.isRefused)
    keepForLater(known, decisions, earlier, (name) => (lastBatches.get(name) ?? -1) > batch)
    for (const { outcome, number, lastNumber } of decisions) {
      counts[outcome] += 1
      rowCount += lastNumber - number + 1
    }
    await onBatch(decisions, rows)
    batch += 1
  }
  return { counts, rows: rowCount }
}

/** In which batch each key, SKU and barcode appears last, so that only products that come again are remembered. */
async function lastBatchOfNames(reading: Parameters<typeof readGroups>[1]): Promise<Map<string, number>> {
  const last = new Map<string, number>()
  let batch = 0
  for await (const groups of batchesOf(reading.file, {})) {
    for (const row of await readGroups(groups, reading))
      if ('patch' in row) for (const name of namesIn(row.patch)) last.set(name, batch)
    batch += 1
  }
  return last
}

function namesIn({ target, variants = [] }: ProductPatch): string[] {
  const own = 'source' in target ? [`key ${target.source}\n${target.sourceKey}`] : []
  return [...own, ...variants.flatMap(({ sku, barcode }) => goodsNames(sku, barcode))]
}

function goodsNames(sku: string | undefined, barcode: string | null | undefined): string[] {
  return [...(sku ? [`sku ${sku}`] : []), ...(barcode ? [`barcode ${barcode}`] : [])]
}

function addEarlier(known: ExistingData, earlier: ExistingData): void {
  for (const [key, record] of earlier.records) known.records.set(key, record)
  for (const [sku, owner] of earlier.skuOwners) known.skuOwners.set(sku, owner)
  for (const [barcode, owners] of earlier.barcodeOwners) {
    const others = known.barcodeOwners.get(barcode) ?? []
    const isNew = (sku: string) => !others.some((other) => other.sku === sku)
    known.barcodeOwners.set(barcode, [...others, ...owners.filter(({ sku }) => isNew(sku))])
  }
  // One set for the whole file: copying it for each batch would take ever longer.
  for (const slug of known.slugs) earlier.slugs.add(slug)
  known.slugs = earlier.slugs
}

function keepForLater(
  known: ExistingData,
  decisions: readonly Decision[],
  earlier: ExistingData,
  comesAgain: (name: string) => boolean,
): void {
  for (const { key, after } of decisions) {
    if (key === null || !after) continue
    earlier.slugs.add(after.slug)
    const names = after.variants.flatMap(({ sku, barcode }) => goodsNames(sku, barcode))
    if (![`key ${key}`, ...names].some(comesAgain)) continue
    earlier.records.set(key, known.records.get(key)!)
    for (const { sku, barcode } of after.variants) {
      earlier.skuOwners.set(sku, { key, sku })
      if (barcode !== null) earlier.barcodeOwners.set(barcode, known.barcodeOwners.get(barcode) ?? [])
    }
  }
}
