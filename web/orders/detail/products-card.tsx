import type { CartProduct } from '#contract/cart.ts'
import type { OrderItem } from '#contract/orders.ts'
import type { Currency } from '#domain/money.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Thumb } from '../../platform/thumb.tsx'
import { Badge } from '../../ui/badge.tsx'
import { itemsText, packsText } from '../words.ts'

type ProductsCardProps = { items: readonly OrderItem[]; currency: Currency; totalItems: number }

export function ProductsCard({ items, currency, totalItems }: ProductsCardProps) {
  const words = useTranslation('orders')
  return (
    <section className="card-sheet order-products" aria-labelledby="order-products">
      <div className="order-products-head">
        <h2 id="order-products" className="order-card-title">
          {words.t('detail.products')}
        </h2>
        <span className="text-small text-ink-2">{itemsText(words, totalItems)}</span>
      </div>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="order-product">
            <Thumb product={item.product} width={60} height={66} />
            <div className="min-w-0 flex-1">
              <p className="text-micro text-ink-3">{item.product.brand.name}</p>
              <ProductName name={item.name} product={item.product} variantId={item.product_variant_id} />
              <p className="text-small text-ink-2">{packsText(words, item.quantity, item.product)}</p>
              <PackStates item={item} />
            </div>
            <Paid item={item} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What was paid for a line, and what it would have been at its regular price. */
function Paid({ item, currency }: { item: OrderItem; currency: Currency }) {
  const { t } = useTranslation('orders')
  const regular = item.regular_price * item.quantity
  return (
    <p className="order-product-paid">
      <b>{formatMoney(item.total, currency)}</b>
      {regular - item.total > 0.004 && (
        <s>
          <span className="visually-hidden">{t('detail.instead-of')} </span>
          {formatMoney(regular, currency)}
        </s>
      )}
    </p>
  )
}

/** Where only some packs of a line were sent, or some go or went back. */
function PackStates({ item }: { item: OrderItem }) {
  const { t, language } = useTranslation('orders')
  const { shipped, withdrawn, refunded, quantity } = item
  const states = [
    { key: 'sent' as const, count: shipped < quantity ? shipped : 0 },
    { key: 'coming-back' as const, count: withdrawn },
    { key: 'paid-back' as const, count: refunded },
  ].filter(({ count }) => count > 0)
  if (states.length === 0) return null
  return (
    <p className="mt-1 flex flex-wrap gap-1.5">
      {states.map(({ key, count }) => (
        <Badge key={key} tone="quiet">
          {t(`packs-state.${key}`, { count, formatted: formatNumber(count, language) })}
        </Badge>
      ))}
    </p>
  )
}

type ProductNameProps = { name: string; product: CartProduct; variantId?: number }

/** As it was called when it was ordered; leads to its page while it is sold. */
function ProductName({ name, product, variantId }: ProductNameProps) {
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
