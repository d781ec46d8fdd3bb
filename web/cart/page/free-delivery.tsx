import type { Cart } from '#contract/cart.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { useDeliveryCountry } from '../../platform/delivery-country.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { NoDelivery } from '../../platform/no-delivery.tsx'
import { Icon } from '../../ui/icon.tsx'

/** How much is missing for free delivery; nothing if the shop does not offer it. */
export function FreeDelivery({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart')
  const { delivery, total_price_after_discount: goods, currency } = cart
  const { isDelivered } = useDeliveryCountry()
  if (!isDelivered) return <NoDelivery />
  if (!delivery) return null
  if (delivery.price === 0) return <Band reached>{t('free.reached')}</Band>
  if (delivery.free_from === null) return null
  const missing = toMinor(delivery.free_from) - toMinor(goods)
  return missing > 0 ? (
    <Band>{t('free.missing', { amount: formatMoney(toMajor(missing), currency) })}</Band>
  ) : null
}

function Band({ reached = false, children }: { reached?: boolean; children: string }) {
  return (
    <p
      className={`mb-3.5 flex items-center gap-3 rounded-control px-4 py-3 text-[14px] font-strong ${reached ? 'bg-tint text-bottle' : 'bg-sunken'}`}
    >
      <Icon name="truck" size={20} />
      {children}
    </p>
  )
}
