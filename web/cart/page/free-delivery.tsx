import type { Cart } from '#contract/cart.ts'
import { toMajor } from '#domain/money.ts'
import { useDeliveryCountry } from '../../platform/delivery-country.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { NoDelivery } from '../../platform/no-delivery.tsx'
import { Icon } from '../../ui/icon.tsx'
import { missingForFreeDelivery } from './missing-amount.ts'

/** How much is missing for free delivery; nothing if the shop does not offer it. */
export function FreeDelivery({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart')
  const { delivery, currency } = cart
  const { isDelivered } = useDeliveryCountry()
  if (!isDelivered) return <NoDelivery />
  if (!delivery) return null
  if (delivery.price === 0) return <Band reached>{t('free.reached')}</Band>
  const missing = missingForFreeDelivery(cart)
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
