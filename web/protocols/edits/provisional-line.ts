import type { ProtocolProduct } from '#contract/protocols.ts'
import { fallbackLanguage } from '#domain/languages.ts'
import type { ProductInSlot } from '../../platform/slots.tsx'

/** A line as far as the place knows it that it was added from; the server tells the rest. */
export function provisionalLine(product: ProductInSlot): ProtocolProduct {
  const { id, variantId, slug, name, brand, picture, practitionerOnly, range = 'vit', amount } = product
  const price = amount ?? null
  return {
    id,
    slug,
    name,
    language: fallbackLanguage,
    brand: { id: 0, slug: '', name: brand },
    range,
    assets: picture ? [{ thumbnails: thumbnailsOf(picture) }] : [],
    variants: [{ id: variantId, price, content: null, available: true }],
    product_variant_id: variantId,
    item_count: 1,
    price,
    notes: null,
    practitioner_only: practitionerOnly === true,
    state: 'sold',
    dose: null,
    facts: { portion: null, portionsPerPack: null, substances: [], allergens: [] },
  }
}

function thumbnailsOf(picture: string) {
  return {
    thumbnail_75: picture,
    thumbnail_125: picture,
    thumbnail_250: picture,
    thumbnail_500: picture,
    thumbnail_1000: picture,
  }
}
