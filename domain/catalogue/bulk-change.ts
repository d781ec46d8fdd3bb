import type { Minor } from '../money.ts'
import type { ProductRecord } from './imports/record.ts'
import { priceMaximum } from './text-limits.ts'
import type { ProductStatus } from './vocabulary.ts'

export const bulkMaximum = 100
export const reductionMaximum = 90

/** What can be done to several products at once. */
export const bulkKinds = ['publish', 'unpublish', 'practitioner-only', 'category', 'reduction'] as const
export type BulkKind = (typeof bulkKinds)[number]
export type BulkAction =
  | { kind: 'publish' | 'unpublish' }
  | { kind: 'practitioner-only'; value: boolean }
  | { kind: 'category'; slug: string }
  | { kind: 'reduction'; percent: number; until: string }

/** Why one of them stayed as it was. */
export const skipReasons = ['changed', 'claims', 'incomplete', 'price', 'same'] as const
export type SkipReason = (typeof skipReasons)[number]

/** What a product had before, for undoing; prices by SKU. */
export type BeforeBulk =
  | { status: ProductStatus }
  | { practitionerOnly: boolean }
  | { categories: string[] }
  | { prices: { sku: string; amount: Minor; until: string }[] }

/** The product after an action other than a reduction. */
export function afterAction(record: ProductRecord, action: BulkAction): ProductRecord {
  switch (action.kind) {
    case 'publish':
      return { ...record, status: 'published' }
    case 'unpublish':
      return { ...record, status: 'draft' }
    case 'practitioner-only':
      return { ...record, practitionerOnly: action.value }
    case 'category': {
      const categories = [...new Set([...record.terms.categories, action.slug])].sort()
      return { ...record, terms: { ...record.terms, categories } }
    }
    case 'reduction':
      return record
  }
}

export function beforeAction(record: ProductRecord, { kind }: BulkAction): BeforeBulk {
  if (kind === 'practitioner-only') return { practitionerOnly: record.practitionerOnly }
  if (kind === 'category') return { categories: record.terms.categories }
  return { status: record.status }
}

/** Undoes everything but a reduction. */
export function restored(
  record: ProductRecord,
  before: Exclude<BeforeBulk, { prices: unknown }>,
): ProductRecord {
  if ('categories' in before) return { ...record, terms: { ...record.terms, categories: before.categories } }
  return { ...record, ...before }
}

/** A whole amount of at least the smallest coin. */
export function reducedBy(percent: number, amount: Minor): Minor {
  return Math.min(Math.max(1, Math.round((amount * (100 - percent)) / 100)), priceMaximum * 100)
}
