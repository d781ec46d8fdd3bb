import type { OwnPublicProtocol, PublicProtocolChange } from '#contract/public-protocols.ts'

/** What is written and not saved yet. */
export type PublicDraft = Omit<PublicProtocolChange, 'revision'>
export type PublicLine = PublicDraft['products'][number]

export function draftOf({ language, name, description, products }: OwnPublicProtocol): PublicDraft {
  return {
    language,
    name,
    description,
    products: products.map(({ product_variant_id, item_count, notes }) => ({
      product_variant_id,
      item_count,
      note: notes ?? '',
    })),
  }
}

export function withLineChanged(
  products: readonly PublicLine[],
  variantId: number,
  change: Partial<PublicLine>,
): PublicLine[] {
  return products.map((line) => (line.product_variant_id === variantId ? { ...line, ...change } : line))
}

/** All that was written, for a copy outside the shop. */
export function copyOf({ name, description, products }: PublicDraft): string {
  return [name, description, ...products.map(({ note }) => note)].filter((text) => text.trim()).join('\n\n')
}
