import { type Range, ranges } from '#domain/catalogue/pack-design.ts'
import type { ProductInSlot } from '../platform/slots.tsx'

/** What the browser keeps of a product, to show and link it without asking the server. */
export type StoredProduct = Pick<ProductInSlot, 'id' | 'slug' | 'name' | 'brand'> & {
  picture?: string
  range?: Range
}

export function storedProduct({ id, slug, name, brand, picture, range }: ProductInSlot): StoredProduct {
  return { id, slug, name, brand, ...(picture && { picture }), ...(range && { range }) }
}

/** As many as fit, from browser storage, which may contain anything; undefined for none. */
export function parseStoredProducts(stored: unknown, maximum: number): readonly StoredProduct[] | undefined {
  const kept = Array.isArray(stored) ? stored.filter(isStoredProduct).slice(0, maximum) : []
  return kept.length > 0 ? kept : undefined
}

function isStoredProduct(value: unknown): value is StoredProduct {
  if (typeof value !== 'object' || value === null) return false
  const { id, slug, name, brand, picture, range } = value as Record<string, unknown>
  const texts = [slug, name, brand, picture ?? '']
  const hasKnownRange = range === undefined || ranges.some((known) => known === range)
  return Number.isInteger(id) && texts.every((text) => typeof text === 'string') && hasKnownRange
}
