import { slugOf } from '#domain/slug.ts'
import { applyPatch, type IsRefused } from './apply-patch.ts'
import { brandSlug } from './brand-choice.ts'
import { changedFields } from './changed-fields.ts'
import { type Note, note, type Outcome, type Reason, reason } from './outcome.ts'
import type { BrandPatch, ProductPatch, ProductRecord, Target, Vocabulary } from './record.ts'

export type Owner = { key: string; sku: string }
/**
 * What the shop already has for the names in a batch of rows. Deciding a row adds to it, so that later rows see earlier
 * ones.
 */
export type ExistingData = {
  records: Map<string, ProductRecord>
  skuOwners: Map<string, Owner>
  barcodeOwners: Map<string, Owner[]>
  slugs: Set<string>
  /** Packs in the warehouse that may not be sold, by SKU: a file counts them as stock. */
  unusable: ReadonlyMap<string, number>
}
export type ReadRow = { number: number; lastNumber: number } & (
  | { patch: ProductPatch; notes: Note[] }
  | { skipped: Reason }
  | { refused: Reason }
)
export type Decision = {
  number: number
  lastNumber: number
  outcome: Outcome
  reason: Reason | null
  notes: Note[]
  changed: string[]
  key: string | null
  before: ProductRecord | null
  after: ProductRecord | null
  brand: (BrandPatch & { slug: string }) | null
}

export const keyOf = (source: string, sourceKey: string) => `${source}\n${sourceKey}`

/** Decides what happens to each row, in order. Writes nothing, so that a dry run and a real one decide alike. */
export function decideRows(
  rows: readonly ReadRow[],
  known: ExistingData,
  vocabulary: Vocabulary,
  now: Date,
  isRefused: IsRefused = () => false,
): Decision[] {
  return rows.map((row): Decision => {
    if ('skipped' in row)
      return {
        ...nothing,
        number: row.number,
        lastNumber: row.lastNumber,
        outcome: 'skipped',
        reason: row.skipped,
        notes: [],
      }
    const decision = 'refused' in row ? row : decide(row.patch, known, { vocabulary, now, isRefused })
    const notes = 'notes' in row ? row.notes : []
    const place = { number: row.number, lastNumber: row.lastNumber }
    if ('refused' in decision)
      return { ...nothing, ...place, outcome: 'refused', reason: decision.refused, notes }
    return { ...place, ...decision, notes: [...notes, ...decision.notes] }
  })
}

const nothing = { changed: [], key: null, before: null, after: null, brand: null }

type Deciding = { vocabulary: Vocabulary; now: Date; isRefused: IsRefused }

function decide(patch: ProductPatch, known: ExistingData, deciding: Deciding) {
  const named = patch.brand ? { ...patch.brand, slug: patch.brand.slug ?? brandSlug(patch.brand.name) } : null
  const key = keyOfTarget(patch.target, named?.slug, known)
  if (typeof key !== 'string') return key
  const before = known.records.get(key)
  const brand = before && named?.onlyIfNew ? null : named
  const applied = applyPatch(before, patch, { ...deciding, brand: brand?.slug, unusable: known.unusable })
  if ('refused' in applied) return applied
  const { record: after, notes } = applied
  if (before) {
    const changed = changedFields(before, after)
    if (changed.length === 0)
      return {
        ...nothing,
        key,
        outcome: 'skipped' as const,
        reason: { code: 'unchanged' as const },
        notes: [],
      }
    const taken = takenSku(after, key, known)
    if (taken) return reason('sku-taken', taken)
    return {
      key,
      before,
      after,
      brand,
      outcome: 'changed' as const,
      reason: null,
      changed,
      notes: [...notes, ...remember(key, before, after, known)],
    }
  }
  if (after.variants.length === 0) return reason('key-missing', { column: 'sku' })
  const taken = takenSku(after, key, known)
  if (taken) return reason('sku-taken', taken)
  const slug = freeSlug(after, brand?.name ?? '', known.slugs)
  if (!slug) return reason('slug-taken', { slug: after.slug })
  after.slug = slug
  known.slugs.add(slug)
  return {
    key,
    before: null,
    after,
    brand,
    outcome: 'added' as const,
    reason: null,
    changed: [],
    notes: [...notes, ...remember(key, before, after, known)],
  }
}

function keyOfTarget(
  target: Target,
  brand: string | undefined,
  { records, skuOwners, barcodeOwners }: ExistingData,
): string | { refused: Reason } {
  if ('source' in target) {
    const own = keyOf(target.source, target.sourceKey)
    const owner = target.knownAs && !records.has(own) ? skuOwners.get(target.knownAs) : undefined
    // Two suppliers may use the same number for different products.
    return owner && records.get(owner.key)?.brand === brand ? owner.key : own
  }
  if ('sku' in target) return skuOwners.get(target.sku)?.key ?? reason('product-unknown', { key: target.sku })
  const owners = barcodeOwners.get(target.barcode) ?? []
  const keys = new Set(owners.map(({ key }) => key))
  if (keys.size > 1)
    return reason('barcode-ambiguous', {
      barcode: target.barcode,
      skus: owners.map(({ sku }) => sku).join(', '),
    })
  return owners[0]?.key ?? reason('product-unknown', { key: target.barcode })
}

function takenSku(
  record: ProductRecord,
  key: string,
  { skuOwners }: ExistingData,
): { sku: string } | undefined {
  const taken = record.variants.find(({ sku }) => (skuOwners.get(sku)?.key ?? key) !== key)
  return taken && { sku: taken.sku }
}

/** Records this row for the following ones, and notes bar codes that other products also have. */
function remember(
  key: string,
  before: ProductRecord | undefined,
  record: ProductRecord,
  known: ExistingData,
): Note[] {
  known.records.set(key, record)
  return record.variants.flatMap(({ sku, barcode }) => {
    known.skuOwners.set(sku, { key, sku })
    if (barcode === null || before?.variants.some((variant) => variant.barcode === barcode)) return []
    const owners = known.barcodeOwners.get(barcode) ?? []
    if (!owners.some((owner) => owner.sku === sku))
      known.barcodeOwners.set(barcode, [...owners, { key, sku }])
    const others = owners.filter((owner) => owner.key !== key).map((owner) => owner.sku)
    return others.length > 0 ? [note('barcode-also-on', { barcode, skus: others.join(', ') })] : []
  })
}

/** Possible slugs for a new product, the preferred one first; the last contains the source's own key. */
export function slugCandidates(product: {
  own: string
  brand: string
  name: string
  contents: string
  source: string
  sourceKey: string
}): string[] {
  const base = slugOf(`${product.brand} ${product.name}`).slice(0, 80) || 'product'
  const endings = [product.contents, product.sourceKey, `${product.source} ${product.sourceKey}`]
  return [product.own, base, ...endings.map((ending) => ending && `${base} ${ending}`)]
    .map((slug) => slugOf(slug))
    .filter((slug) => slug !== '')
}

/** "90 capsule": distinguishes pack sizes with the same name. */
export function contentsText(
  variant: { contentAmount?: number | null; contentUnit?: string | null } | undefined,
): string {
  return variant?.contentAmount ? `${variant.contentAmount} ${variant.contentUnit ?? ''}` : ''
}

function freeSlug(record: ProductRecord, brand: string, taken: ReadonlySet<string>): string | undefined {
  const { source, sourceKey, texts, slug: own } = record
  const name = texts.en?.name ?? Object.values(texts)[0]?.name ?? ''
  const contents = contentsText(record.variants[0])
  return slugCandidates({ own, brand, name, contents, source, sourceKey }).find((slug) => !taken.has(slug))
}
