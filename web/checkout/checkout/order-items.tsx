import type { Cart } from '#contract/cart.ts'
import { languageTag } from '#domain/languages.ts'
import { formatMoney } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ItemPicture } from '../item-picture.tsx'

/** The items of the order: picture, name, number of packs and price. */
export function OrderItems({ cart }: { cart: Pick<Cart, 'items' | 'currency'> }) {
  const { t } = useTranslation('checkout')
  return (
    <ul className="mt-1.5 mb-3">
      {cart.items.map(({ product_variant_id, product, quantity, total_price }) => (
        <li key={product_variant_id} className="flex items-center gap-4 border-b border-line py-2.75">
          <ItemPicture product={product} width={52} height={58} quantity={quantity} />
          <span className="min-w-0 flex-1 leading-[19px]">
            <span className="visually-hidden">{t('summary.quantity', { count: quantity })} </span>
            <span
              className="serif text-[15.5px] font-medium break-words"
              lang={languageTag(product.language)}
            >
              {product.name}
            </span>
            <br />
            <span className="text-micro text-ink-3">{product.brand.name}</span>
          </span>
          <span className="text-label font-semibold whitespace-nowrap">
            {formatMoney(total_price, cart.currency)}
          </span>
        </li>
      ))}
    </ul>
  )
}
