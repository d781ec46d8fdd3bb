import { type DiscountRate, discountRates } from '#domain/clients/discounts.ts'
import { percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { fieldHead } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { nameOf, personOf, type Recipient } from './recipients.ts'
import type { SaleWords } from './use-sales.ts'

type WhatEachPaysProps = {
  chosen: readonly Recipient[]
  saleAt(discount: DiscountRate): SaleWords
  onChange(key: string, discount: DiscountRate): void
}

/** Each client's discount, price and the resulting commission. */
export function WhatEachPays({ chosen, saleAt, onChange }: WhatEachPaysProps) {
  const { t } = useTranslation('sharing')
  if (chosen.length === 0) return null
  return (
    <section className="min-w-0">
      <div className={fieldHead}>
        <h3 className="font-sans text-label font-semibold tracking-normal normal-nums">{t('pays.title')}</h3>
        <span className="text-ink-3">{t('pays.hint')}</span>
      </div>
      <ul className="rounded-card border border-line bg-surface px-3.5 py-1">
        {chosen.map((one) => {
          const sale = one.discount === null ? undefined : saleAt(one.discount)
          return (
            <li
              key={one.key}
              className="flex flex-wrap items-center gap-x-3 gap-y-[3px] border-line py-[11px] not-first:border-t"
            >
              <b className="min-w-0 flex-1 font-semibold wrap-anywhere">{nameOf(personOf(one))}</b>
              <DiscountSelect one={one} onChange={(discount) => onChange(one.key, discount)} />
              {sale && (
                <p className="flex w-full flex-wrap justify-between gap-x-3 gap-y-0 text-small text-ink-2">
                  <span>{t('pays.pays', { amount: sale.pays })}</span>
                  {sale.earns && (
                    <b className="font-semibold text-leaf">{t('pays.earns', { amount: sale.earns })}</b>
                  )}
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
    <span className="relative flex-none [&>.icon]:pointer-events-none [&>.icon]:absolute [&>.icon]:top-1/2 [&>.icon]:right-3 [&>.icon]:-translate-y-1/2">
      <select
        className="min-h-10 appearance-none rounded-control border border-line-2 bg-surface py-0 pr-[34px] pl-3.5 text-[14px] font-semibold pointer-coarse:min-h-11"
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
