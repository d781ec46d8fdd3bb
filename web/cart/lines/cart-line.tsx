import type { Currency } from '#domain/money.ts'
import { controlName } from '../../platform/control-name.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { packText, unitPriceText } from '../../platform/product-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'
import { removeFromCart } from '../store/cart-store.ts'
import { goOnAfterRemoval } from './go-on-after-removal.ts'
import { LineNotice } from './line-notice.tsx'
import { LinePicture } from './line-picture.tsx'
import { LineStepper } from './line-stepper.tsx'
import { brandAndNameOf, brandOf, nameOf, type ShownLine } from './shown-lines.ts'

type CartLineProps = {
  line: ShownLine
  currency: Currency | undefined
  /** Absent for visitors, who have no wishlist. */
  onWish?: ((line: ShownLine) => void) | undefined
}

export function CartLine({ line, currency, onWish }: CartLineProps) {
  const { item } = line
  return (
    <li className="cart-line">
      <LinePicture line={line} width={88} height={96} />
      <div className="cart-line-words">
        <p className="cart-line-brand">{brandOf(line)}</p>
        <LineName line={line} />
        <LineFacts line={line} currency={currency} />
        {item && currency && <LineNotice item={item} currency={currency} />}
        <LineActions line={line} onWish={onWish} />
      </div>
      <LineStepper line={line} className="cart-line-stepper" onRemove={goOnAfterRemoval} />
      <LineTotal line={line} currency={currency} />
    </li>
  )
}

export function LineName({ line }: { line: ShownLine }) {
  const { language } = useTranslation('cart')
  const { item, variantId, product } = line
  const slug = item ? item.product.slug : product?.slug
  const lang = item && item.product.language !== language ? item.product.language : undefined
  return (
    <h3 className="cart-line-name" lang={lang}>
      {slug ? (
        <ShopLink to={`/products/${slug}?variant=${variantId}`}>{nameOf(line)}</ShopLink>
      ) : (
        nameOf(line)
      )}
    </h3>
  )
}

function LineFacts({ line: { item }, currency }: CartLineProps) {
  const words = useTranslation('cart')
  useTranslation('products')
  if (!item) return null
  const { unit_price: price } = item.product
  const form = packText(words, item.product)
  const unit = currency && price ? unitPriceText(words, price, currency) : ''
  const text = form && unit ? words.t('line.facts', { form, unit }) : form || unit
  return (
    <p className="text-small text-ink-2">
      <LinkedText text={text} links={{ unit: (price) => <span className="cart-line-unit">{price}</span> }} />
    </p>
  )
}

/** What it comes to is the server's word: until it has spoken, the former one is dimmed. */
export function LineTotal({ line: { item, quantity }, currency }: CartLineProps) {
  const { t } = useTranslation('cart')
  if (!item || !currency || item.price === null) return <p className="cart-line-total" />
  const isOld = item.quantity !== quantity
  return (
    <p className="cart-line-total" aria-busy={isOld || undefined}>
      <b>{formatMoney(item.total_price, currency)}</b>
      {quantity > 1 && (
        <span className="cart-line-each">{t('line.each', { price: formatMoney(item.price, currency) })}</span>
      )}
    </p>
  )
}

function LineActions({ line, onWish }: Pick<CartLineProps, 'line' | 'onWish'>) {
  const { t } = useTranslation('cart')
  const name = nameOf(line)
  const named = brandAndNameOf(line)
  return (
    <div className="cart-line-actions">
      {onWish && (
        <button
          type="button"
          className="cart-line-action"
          aria-label={controlName(t('line.wish'), named)}
          onClick={() => {
            onWish(line)
            goOnAfterRemoval()
          }}
        >
          <Icon name="heart" size={16} />
          {t('line.wish')}
        </button>
      )}
      <button
        type="button"
        className="cart-line-action"
        aria-label={controlName(t('line.remove'), named)}
        onClick={() => {
          removeFromCart({ ...line, name })
          goOnAfterRemoval()
        }}
      >
        <Icon name="trash" size={16} />
        {t('line.remove')}
      </button>
    </div>
  )
}
