import type { CartProduct } from '#contract/cart.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'

type ProductNameProps = { name: string; product: CartProduct; variantId?: number }

/** As it was called when it was ordered; leads to its page while it is sold. */
export function ProductName({ name, product, variantId }: ProductNameProps) {
  const { language } = useTranslation('orders')
  const lang = product.language !== language && name === product.name ? product.language : undefined
  const search = variantId === undefined ? '' : `?variant=${variantId}`
  return (
    <span className="order-product-name" lang={lang}>
      {product.slug === null ? (
        name
      ) : (
        <ShopLink to={`/products/${encodeURIComponent(product.slug)}${search}`}>{name}</ShopLink>
      )}
    </span>
  )
}
