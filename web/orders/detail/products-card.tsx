import type { CartProduct } from '#contract/cart.ts'
import type { OrderItem } from '#contract/orders.ts'
import { otherLang } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Thumb } from '../../platform/thumb.tsx'
import { Badge } from '../../ui/badge.tsx'
import { BatchLines } from '../batch-lines.tsx'
import { itemsText, packsText } from '../words.ts'
import { productName } from './layout.tsx'

type ProductsCardProps = { items: readonly OrderItem[]; currency: Currency; totalItems: number }

export function ProductsCard({ items, currency, totalItems }: ProductsCardProps) {
  const words = useTranslation('orders')
  return (
    <section className="card-sheet pb-2" aria-labelledby="order-products">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b-[3px] border-double border-line-2 pb-2.5">
        <h2 id="order-products" className="text-h3 font-medium">
          {words.t('detail.products')}
        </h2>
        <span className="text-small text-ink-2">{itemsText(words, totalItems)}</span>
      </div>
      <ul>
        {items.map((item) => (
          <li
            key={item.id}
            className="flex items-center gap-3.5 py-3.5 not-first:border-t not-first:border-line max-[360px]:flex-wrap max-[360px]:gap-y-0"
          >
            <Thumb product={item.product} width={60} height={66} />
            <div className="min-w-0 flex-1">
              <p className="text-micro text-ink-3">{item.product.brand.name}</p>
              <ProductName name={item.name} product={item.product} variantId={item.product_variant_id} />
              <p className="text-small text-ink-2">{packsText(words, item.quantity, item.product)}</p>
              <BatchLines batches={item.batches} className="block text-small text-ink-3" />
              <PackStates item={item} />
            </div>
            <Paid item={item} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What was paid for a line, and its regular price. */
function Paid({ item, currency }: { item: OrderItem; currency: Currency }) {
  const { t } = useTranslation('orders')
  const regular = item.regular_price * item.quantity
  return (
    <p className="text-end leading-5 whitespace-nowrap max-[360px]:flex-[1_0_100%]">
      <b className="block text-[16px] font-bold">{formatMoney(item.total, currency)}</b>
      {regular - item.total > 0.004 && (
        <s className="text-[13px] text-ink-3">
          <span className="visually-hidden">{t('detail.instead-of')} </span>
          {formatMoney(regular, currency)}
        </s>
      )}
    </p>
  )
}

/** If only some packs of a line were sent, or some are or were returned. */
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

/** The name at the time of the order; a link to the product while it is sold. */
function ProductName({ name, product, variantId }: ProductNameProps) {
  const { language } = useTranslation('orders')
  const lang = name === product.name ? otherLang(product.language, language) : undefined
  const search = variantId === undefined ? '' : `?variant=${variantId}`
  return (
    <span className={productName} lang={lang}>
      {product.slug === null ? (
        name
      ) : (
        <ShopLink
          to={`/products/${encodeURIComponent(product.slug)}${search}`}
          className="hover:underline hover:underline-offset-3"
        >
          {name}
        </ShopLink>
      )}
    </span>
  )
}
