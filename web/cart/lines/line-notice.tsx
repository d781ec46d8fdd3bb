import type { CartItem } from '#contract/cart.ts'
import { blocksOrder } from '#domain/cart/cart.ts'
import type { Currency } from '#domain/money.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { editCart } from '../store/cart-store.ts'
import { noticeText } from './line-words.ts'

/** What has changed since it was put in, and the way out where there is one. */
export function LineNotice({ item, currency }: { item: CartItem; currency: Currency }) {
  const words = useTranslation('cart')
  const text = noticeText(words, item, currency)
  if (!text) return null
  const { notice, quantity_maximum: count, product_variant_id: variantId } = item
  return (
    <p className={blocksOrder(notice) ? 'cart-notice cart-notice-stops' : 'cart-notice'}>
      <Icon name={blocksOrder(notice) ? 'warning' : 'info'} size={16} />
      <span>{text}</span>
      {notice === 'fewer-left' && (
        <button
          type="button"
          className="link"
          onClick={() => editCart({ kind: 'set', variantId, quantity: count })}
        >
          {words.t('notice.take-these', { count })}
        </button>
      )}
    </p>
  )
}
