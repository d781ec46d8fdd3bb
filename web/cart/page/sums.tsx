import type { Cart } from '#contract/cart.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { countryName } from '#domain/country-name.ts'
import { formatMoney, percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

type SumsProps = { cart: Cart; isCalculating: boolean }

/** What the cart comes to, as the server calculates it. */
export function Sums({ cart, isCalculating }: SumsProps) {
  const { t, language } = useTranslation('cart')
  const { currency, delivery, total_discount: discount } = cart
  const discountLabel = useDiscountLabel(cart)
  const country = delivery && (countryName(delivery.country, language) ?? delivery.country)
  return (
    <dl className="cart-sums" aria-busy={isCalculating || undefined}>
      <div>
        <dt>{t('sum.subtotal')}</dt>
        <dd>{formatMoney(cart.total_price, currency)}</dd>
      </div>
      {discount > 0 && (
        <div>
          <dt>{discountLabel}</dt>
          <dd className="cart-less">−{formatMoney(discount, currency)}</dd>
        </div>
      )}
      <div>
        <dt>{country ? t('sum.delivery', { country }) : t('sum.delivery-unknown')}</dt>
        <dd>
          {delivery
            ? delivery.price === 0
              ? t('sum.free')
              : formatMoney(delivery.price, currency)
            : t('sum.at-checkout')}
        </dd>
      </div>
      <div className="cart-total double-rule">
        <dt>
          <b>{t('sum.total')}</b>
          <span className="text-micro text-ink-3">
            {t('sum.vat', {
              percent: percentText(cart.vat_percent, language),
              amount: formatMoney(cart.total_vat, currency),
            })}
          </span>
        </dt>
        <dd>
          <output>{formatMoney(cart.total_with_delivery, currency)}</output>
        </dd>
      </div>
    </dl>
  )
}

export function useDiscountLabel({ practitioner, discount_rate: rate }: Cart, isShort = false): string {
  const { t, language } = useTranslation('cart')
  const name = practitioner ? (isShort ? practitioner.first_name : personName(practitioner)) : ''
  return t('sum.discount', { name, percent: percentText(rate, language) })
}
