import { type DiscountRate, discountRates } from '#domain/clients/discounts.ts'
import { percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { nameOf, personOf, type Recipient } from './recipients.ts'
import type { SaleWords } from './use-sales.ts'

type WhatEachPaysProps = {
  chosen: readonly Recipient[]
  saleAt(discount: DiscountRate): SaleWords
  onChange(key: string, discount: DiscountRate): void
}

/** Each client's discount, what they pay and what that earns. */
export function WhatEachPays({ chosen, saleAt, onChange }: WhatEachPaysProps) {
  const { t } = useTranslation('sharing')
  if (chosen.length === 0) return null
  return (
    <section className="field">
      <div className="field-head">
        <h3 className="pays-title">{t('pays.title')}</h3>
        <span>{t('pays.hint')}</span>
      </div>
      <ul className="pays-list">
        {chosen.map((one) => {
          const sale = one.discount === null ? undefined : saleAt(one.discount)
          return (
            <li key={one.key}>
              <b className="pays-name">{nameOf(personOf(one))}</b>
              <DiscountSelect one={one} onChange={(discount) => onChange(one.key, discount)} />
              {sale && (
                <p className="pays-amounts">
                  <span>{t('pays.pays', { amount: sale.pays })}</span>
                  {sale.earns && <b>{t('pays.earns', { amount: sale.earns })}</b>}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function DiscountSelect({ one, onChange }: { one: Recipient; onChange(discount: DiscountRate): void }) {
  const { t, language } = useTranslation('sharing')
  return (
    <span className="pays-discount">
      <select
        aria-label={t('pays.discount-of', { name: nameOf(personOf(one)) })}
        value={one.discount ?? ''}
        onChange={({ target }) => {
          const rate = discountRates.find((known) => known === Number(target.value))
          if (rate !== undefined) onChange(rate)
        }}
      >
        {one.discount === null && (
          <option value="" disabled>
            {t('pays.choose')}
          </option>
        )}
        {discountRates.map((rate) => (
          <option key={rate} value={rate}>
            {percentText(rate, language)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={15} />
    </span>
  )
}
