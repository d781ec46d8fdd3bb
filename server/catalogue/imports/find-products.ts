import { and, eq, inArray } from 'drizzle-orm'
import {
  contentsText,
  type ExistingData,
  keyOf,
  slugCandidates,
} from '#domain/catalogue/imports/decide-rows.ts'
import type { ProductPatch } from '#domain/catalogue/imports/record.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { countUnusable } from '../stock/find-withheld.ts'
import { withholdPacksOf } from '../stock/withhold-packs.ts'
import { products, variants } from '../tables.ts'
import { loadProducts } from './load-products.ts'
import { lockProducts } from './lock-products.ts'

export type ExistingProducts = { known: ExistingData; idsByKey: Map<string, number> }

/** Existing products with the keys, SKUs, bar codes and slugs of a batch of rows; locked if they will be written. */
export async function findProducts(
  ctx: Pick<Ctx, 'db' | 'now' | 'region'>,
  patches: readonly ProductPatch[],
  { locks }: { locks: boolean },
): Promise<ExistingProducts> {
  const { db } = ctx
  const idsByKey = await idsOfKeys(db, patches)
  const known: ExistingData = {
    records: new Map(),
    skuOwners: new Map(),
    barcodeOwners: new Map(),
    slugs: new Set(),
    unusable: new Map(),
  }
  for (const row of await ownersOf(db, patches)) {
    const owner = { key: keyOf(row.source, row.sourceKey), sku: row.sku }
    known.skuOwners.set(row.sku, owner)
    if (row.barcode)
      known.barcodeOwners.set(row.barcode, [...(known.barcodeOwners.get(row.barcode) ?? []), owner])
    if (patches.some(({ creates, target }) => !creates || 'sku' in target || 'knownAs' in target))
      idsByKey.set(owner.key, row.productId)
  }
  if (locks) {
    await lockProducts(db, [...idsByKey.values()])
    // Before the stock is set without them: what is not withheld by then would be taken out of later deliveries.
    await withholdPacksOf(ctx, [...idsByKey.values()])
  }
  for (const record of (await loadProducts(db, [...idsByKey.values()])).values())
    known.records.set(keyOf(record.source, record.sourceKey), record)
  known.unusable = await countUnusable(ctx, [...idsByKey.values()])
  known.slugs = await takenSlugs(db, patches)
  return { known, idsByKey }
}

async function idsOfKeys(db: Database, patches: readonly ProductPatch[]) {
  const bySource = Map.groupBy(
    patches.flatMap(({ target }) => ('source' in target ? [target] : [])),
    ({ source }) => source,
  )
  const ids = new Map<string, number>()
  for (const [source, targets] of bySource) {
    const keys = targets.map(({ sourceKey }) => sourceKey)
    const rows = await db
      .select({ id: products.id, key: products.sourceKey })
      .from(products)
      .where(and(eq(products.source, source), inArray(products.sourceKey, keys)))
    for (const { id, key } of rows) ids.set(keyOf(source, key), id)
  }
  return ids
}

async function ownersOf(db: Database, patches: readonly ProductPatch[]) {
  const sold = patches.flatMap(({ variants: named = [] }) => named)
  const skus = sold.flatMap(({ sku }) => (sku ? [sku] : []))
  const barcodes = sold.flatMap(({ barcode }) => (barcode ? [barcode] : []))
  const select = () =>
    db
      .select({
        productId: variants.productId,
        sku: variants.sku,
        barcode: variants.barcode,
        source: products.source,
        sourceKey: products.sourceKey,
      })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
  const bySku = skus.length > 0 ? await select().where(inArray(variants.sku, skus)) : []
  const byBarcode = barcodes.length > 0 ? await select().where(inArray(variants.barcode, barcodes)) : []
  return [...new Map([...bySku, ...byBarcode].map((row) => [row.sku, row])).values()]
}

async function takenSlugs(db: Database, patches: readonly ProductPatch[]): Promise<Set<string>> {
  const candidates = patches.flatMap((patch) => {
    if (!patch.creates || !('source' in patch.target)) return []
    const { en, ...others } = patch.texts ?? {}
    const name = en?.name ?? Object.values(others)[0]?.name ?? ''
    const contents = contentsText(patch.variants?.[0])
    return slugCandidates({
      ...patch.target,
      own: patch.slug ?? '',
      brand: patch.brand?.name ?? '',
      name,
      contents,
    })
  })
  if (candidates.length === 0) return new Set()
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .where(inArray(products.slug, candidates))
  return new Set(rows.map(({ slug }) => slug))
}
