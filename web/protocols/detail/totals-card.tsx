import { protocolPaths } from '#contract/protocol-paths.ts'
import type { BuilderSettings, Protocol } from '#contract/protocols.ts'
import type { ShareList } from '#contract/sharing.ts'
import { type DiscountRate, discountRates } from '#domain/clients/discounts.ts'
import { saleToClient } from '#domain/commission/client-sale.ts'
import { toMajor } from '#domain/money.ts'
import { formatMoney, percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { pricedLines } from '../edits/priced-lines.ts'
import { wholeOnPaper } from './layout.ts'

const cell = 'h-[35px] border-b px-2 py-[7px] text-end first:text-start'

/** The price of the protocol at each discount, and the practitioner's commission. */
export function TotalsCard({ protocol, className }: { protocol: Protocol; className: string }) {
  const { t, language } = useTranslation('protocols')
  const { data: settings } = useAccountData<BuilderSettings>(protocolPaths.builder)
  const { data: held } = useAccountData<ShareList>(
    protocol.shared_with > 0 ? protocolPaths.shares(protocol.protocol_id) : null,
  )
  const usual = usualDiscount(held?.data.map(({ client }) => client.discount_rate) ?? [])
  const percent = (rate: number) => percentText(rate, language)
  const money = (amount: number) => formatMoney(toMajor(amount), protocol.currency)
  const lines = pricedLines(protocol.products)
  return (
    <section className={`card-sheet ${wholeOnPaper} ${className}`} aria-labelledby="totals-title">
      <h2
        id="totals-title"
        className="font-sans text-body font-normal tracking-normal text-ink-2 normal-nums @max-[640px]/protocols:flex @max-[640px]/protocols:items-baseline @max-[640px]/protocols:justify-between @max-[640px]/protocols:gap-3"
      >
        <span>{t('totals.lead')}</span>
        <b
          aria-live="polite"
          className="block text-[32px] leading-10 font-semibold text-ink @max-[640px]/protocols:text-[24px] @max-[640px]/protocols:leading-7.5 @max-[640px]/protocols:font-bold"
        >
          {formatMoney(protocol.total_price, protocol.currency)}
        </b>
      </h2>
      <table className="mt-2.5 w-full border-collapse text-label print:hidden" aria-label={t('totals.table')}>
        <thead>
          <tr>
            {(['discount', 'client-pays', 'you-earn'] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className={`border-line-2 text-small font-semibold text-ink-3 ${cell}`}
              >
                {t(`totals.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {discountRates.map((discount) => {
            const sale =
              settings &&
              saleToClient(lines, discount, { rate: settings.tier_rate, vatPercent: settings.vat_percent })
            return (
              <tr key={discount} className={discount === usual ? 'bg-tint' : ''}>
                <th scope="row" className={`border-line font-normal ${cell}`}>
                  {percent(discount)}
                </th>
                <td className={`border-line ${cell}`}>{sale && money(sale.pays)}</td>
                <td className={`border-line font-bold text-leaf ${cell}`}>{sale && money(sale.earns)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="mt-2.5 min-h-4 text-micro text-ink-3 print:hidden">
        {settings && t('totals.tier', { rate: percent(settings.tier_rate) })}
      </p>
    </section>
  )
}

/** The discount of most clients with this protocol; the lower one if two are equally frequent. */
export function usualDiscount(given: readonly DiscountRate[]): DiscountRate | undefined {
  const timesGiven = (rate: DiscountRate) => given.filter((other) => other === rate).length
  const [usual] = discountRates.toSorted((a, b) => timesGiven(b) - timesGiven(a) || a - b)
  return given.length > 0 ? usual : undefined
}
