import type { CartItem } from '#contract/cart.ts'
import { blocksOrder } from '#domain/cart/cart.ts'
import type { Currency } from '#domain/money.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { NotSoldProduct } from '../../platform/not-sold-product.tsx'
import { Icon } from '../../ui/icon.tsx'
import { editCart } from '../store/cart-store.ts'

/** What has changed since the line was added, and how to resolve it. Empty at first: a new region is not announced. */
export function LineNotice({ item, currency }: { item: CartItem; currency: Currency }) {
  const { t } = useTranslation('cart')
  const { notice, not_sold: notSold, previous_price: before } = item
  const { quantity_maximum: count, product_variant_id: variantId } = item
  const isBlocking = blocksOrder(notice)
  const price = before === null ? '' : formatMoney(before, currency)
  return (
    <div
      className={
        notice
          ? `mt-1 flex flex-wrap ${notSold ? 'items-start [&>.icon]:mt-px' : 'items-center'} gap-x-1.5 gap-y-0.5 text-small ${isBlocking ? 'text-amber' : 'text-slate'}`
          : ''
      }
    >
      {notice && <Icon name={isBlocking ? 'warning' : 'info'} size={16} />}
      <p role="status" className="flex-[1_1_12ch]">
        {notice && t(`notice.${notice}`, { price, count })}
        {notice && notSold && <NotSoldProduct notSold={notSold} />}
      </p>
      {notice === 'fewer-left' && (
        <button
          type="button"
          className="link"
          onClick={() => editCart({ kind: 'set', variantId, quantity: count })}
        >
          {t('notice.take-these', { count })}
        </button>
      )}
    </div>
  )
}
