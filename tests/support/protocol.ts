import type { Protocol, ProtocolProduct } from '#contract/protocols.ts'

type LineInput = { id: number; variantId: number; price?: number; quantity?: number }

/** A line of a protocol as returned by the API. */
export function protocolProduct({ id, variantId, price = 10, quantity = 1 }: LineInput): ProtocolProduct {
  return {
    id,
    slug: `product-${id}`,
    name: `Product ${id}`,
    language: 'en',
    brand: { id: 5, slug: 'kestrel', name: 'Kestrel Clinical' },
    range: 'min',
    assets: [],
    variants: [{ id: variantId, price, content: null, available: true }],
    product_variant_id: variantId,
    item_count: quantity,
    price,
    notes: null,
    practitioner_only: false,
    state: 'sold',
    dose: null,
    facts: { portion: null, portionsPerPack: null, substances: [], allergens: [] },
  }
}

export function protocolOf(products: ProtocolProduct[], revision = 1): Protocol {
  const cents = products.reduce((sum, line) => sum + Math.round((line.price ?? 0) * 100) * line.item_count, 0)
  return {
    protocol_id: 7,
    name: 'Sleep foundations',
    description: 'Mineral base and calm evenings',
    total_price: cents / 100,
    currency: 'EUR',
    storyblok_id: null,
    revision,
    created_at: '2026-11-01T08:00:00.000Z',
    updated_at: '2026-11-01T08:00:00.000Z',
    shared_with: 0,
    has_link: false,
    products,
  }
}
