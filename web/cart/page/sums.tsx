import type { ReactNode } from 'react'
import type { Cart } from '#contract/cart.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { countryName } from '#domain/country-name.ts'
import { formatChange, formatMoney, percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { saving } from './foot.tsx'

type SumsProps = {
  cart: Cart
  voucher?: { code: string; amount: number } | undefined
  isCalculating: boolean
}

/** The price of the cart as calculated by the server. */
export function Sums({ cart, voucher, isCalculating }: SumsProps) {
  const { t, language } = useTranslation('cart')
  const { currency, delivery, total_discount: discount } = cart
  const discountLabel = useDiscountLabel(cart)
  const country = delivery && (countryName(delivery.country, language) ?? delivery.country)
  return (
    <dl data-testid="cart-sums" className="aria-busy:opacity-55" aria-busy={isCalculating || undefined}>
      <Row name={t('sum.subtotal')}>{formatMoney(cart.total_price, currency)}</Row>
      {discount > 0 && (
        <Row name={discountLabel} className={saving}>
          {formatChange(-discount, currency)}
        </Row>
      )}
      {voucher && voucher.amount > 0 && (
        <Row name={t('sum.voucher', { code: voucher.code })} className={saving}>
          {formatChange(-voucher.amount, currency)}
        </Row>
      )}
      <Row name={country ? t('sum.delivery', { country }) : t('sum.delivery-unknown')}>
        {delivery
          ? delivery.price === 0
            ? t('sum.free')
            : formatMoney(delivery.price, currency)
          : t('sum.at-checkout')}
      </Row>
      {/* The VAT line takes the full width below the amount. */}
      <div className="double-rule mt-2 grid grid-cols-[1fr_auto] items-baseline gap-x-4 pt-3.5 pb-1.5">
        <dt className="contents text-ink-2">
          <b className="block font-semibold text-ink">{t('sum.total')}</b>
          <span className="col-span-full row-start-2 text-micro text-ink-3">
            {t('sum.vat', {
              percent: percentText(cart.vat_percent, language),
              amount: formatMoney(cart.total_vat, currency),
            })}
          </span>
        </dt>
        <dd className="text-[28px]/8.5 font-bold tracking-[-0.01em] whitespace-nowrap">
          <output>{formatMoney(cart.total_with_delivery, currency)}</output>
        </dd>
      </div>
    </dl>
  )
}

type RowProps = { name: string; className?: string; children: ReactNode }

function Row({ name, className = 'whitespace-nowrap', children }: RowProps) {
  return (
    <div className="flex justify-between gap-4 py-1.5">
      <dt className="text-ink-2">{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  )
}

export function useDiscountLabel({ practitioner, discount_rate: rate }: Cart, isShort = false): string {
  const { t, language } = useTranslation('cart')
  const name = practitioner ? (isShort ? practitioner.first_name : personName(practitioner)) : ''
  return t('sum.discount', { name, percent: percentText(rate, language) })
}
