import type { ProductDetail, Variant } from '#contract/catalogue.ts'
import { type Language, languageTag } from '#domain/languages.ts'

type Place = { origin: string; language: Language; home: string }

/** Structured data for search engines: the product with its offer, and the breadcrumbs. */
export function productData(product: ProductDetail, variant: Variant | undefined, place: Place): object[] {
  const { origin, language } = place
  const address = (path: string) => `${origin}/${language}${path}`
  const own = address(`/products/${product.slug}`)
  const trail = [
    { name: place.home, item: address('') },
    ...product.category_path.map(({ id, name }) => ({ name, item: address(`/products?categories=${id}`) })),
    { name: product.name, item: own },
  ]
  return [
    {
      '@type': 'Product',
      name: product.name,
      description: product.description,
      inLanguage: languageTag(product.language),
      url: own,
      sku: variant?.sku,
      ...gtinOf(variant?.barcode ?? null),
      brand: { '@type': 'Brand', name: product.brand.name },
      image: product.assets.map(({ image_url }) => new URL(image_url, origin || 'http://localhost').href),
      ...(variant && variant.price !== null && { offers: offerOf(variant, variant.price, own) }),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((part, index) => ({ '@type': 'ListItem', position: index + 1, ...part })),
    },
  ]
}

function offerOf(variant: Variant, price: number, url: string) {
  return {
    '@type': 'Offer',
    url,
    price: price.toFixed(2),
    priceCurrency: variant.currency,
    availability: `https://schema.org/${variant.availability ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  }
}

function gtinOf(barcode: string | null): object {
  return barcode && [8, 12, 13, 14].includes(barcode.length) ? { [`gtin${barcode.length}`]: barcode } : {}
}
