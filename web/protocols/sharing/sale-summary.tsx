import type { DiscountRate } from '#domain/clients/discounts.ts'
import { percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import type { SaleWords } from './use-sales.ts'

/** What one client pays and saves, and what is left of it. */
export function SaleSummary({ sale, discount }: { sale: SaleWords; discount: DiscountRate }) {
  const { t, language } = useTranslation('sharing')
  const percent = (rate: number) => percentText(rate, language)
  return (
    <dl className="sale-summary" aria-live="polite">
      <div>
        <dt>{t('pays.client-pays')}</dt>
        <dd className="font-semibold">{sale.pays}</dd>
      </div>
      <div>
        <dt>{t('pays.client-saves')}</dt>
        <dd>{sale.saves}</dd>
      </div>
      {sale.tierRate && (
        <div className="double-rule">
          <dt>
            {t('pays.you-earn')}{' '}
            <span className="text-ink-3">
              {t('pays.calculated', { tier: percent(sale.tierRate), discount: percent(discount) })}
            </span>
          </dt>
          <dd className="font-semibold text-leaf">{sale.earns}</dd>
        </div>
      )}
    </dl>
  )
}
