import { protocolPaths } from '#contract/protocol-paths.ts'
import type { BuilderSettings, Protocol } from '#contract/protocols.ts'
import type { ShareList } from '#contract/sharing.ts'
import { type DiscountRate, discountRates } from '#domain/clients/discounts.ts'
import { saleOf } from '#domain/commission/sale.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { formatMoney, percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'

/** What the protocol costs at each discount, and what that leaves the practitioner. */
export function TotalsCard({ protocol }: { protocol: Protocol }) {
  const { t, language } = useTranslation('protocols')
  const { data: settings } = useAccountData<BuilderSettings>(protocolPaths.builder)
  const { data: held } = useAccountData<ShareList>(
    protocol.shared_with > 0 ? protocolPaths.shares(protocol.protocol_id) : null,
  )
  const usual = usualDiscount(held?.data.map(({ client }) => client.discount_rate) ?? [])
  const percent = (rate: number) => percentText(rate, language)
  const money = (amount: number) => formatMoney(toMajor(amount), protocol.currency)
  const lines = protocol.products.map(({ price, item_count }) => ({
    price: price === null ? null : toMinor(price),
    quantity: item_count,
  }))
  return (
    <section className="detail-part part-products part-totals card-sheet" aria-labelledby="totals-title">
      <h2 id="totals-title" className="totals-lead">
        <span>{t('totals.lead')}</span>
        <b aria-live="polite">{formatMoney(protocol.total_price, protocol.currency)}</b>
      </h2>
      <table className="totals" aria-label={t('totals.table')}>
        <thead>
          <tr>
            <th scope="col">{t('totals.discount')}</th>
            <th scope="col">{t('totals.client-pays')}</th>
            <th scope="col">{t('totals.you-earn')}</th>
          </tr>
        </thead>
        <tbody>
          {discountRates.map((discount) => {
            const sale =
              settings &&
              saleOf(lines, discount, { rate: settings.tier_rate, vatPercent: settings.vat_percent })
            return (
              <tr key={discount} data-usual={discount === usual || undefined}>
                <th scope="row">{percent(discount)}</th>
                <td>{sale && money(sale.pays)}</td>
                <td className="totals-earned">{sale && money(sale.earns)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="mt-2.5 min-h-4 text-micro text-ink-3">
        {settings && t('totals.tier', { rate: percent(settings.tier_rate) })}
      </p>
    </section>
  )
}

/** The discount that most of those have who hold the protocol; the lower of two as frequent. */
export function usualDiscount(given: readonly DiscountRate[]): DiscountRate | undefined {
  const timesGiven = (rate: DiscountRate) => given.filter((other) => other === rate).length
  const [usual] = discountRates.toSorted((a, b) => timesGiven(b) - timesGiven(a) || a - b)
  return given.length > 0 ? usual : undefined
}
