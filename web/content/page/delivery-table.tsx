import { daysOnTheWay } from '../../platform/dates.ts'
import { useDeliveryCountry } from '../../platform/delivery-country.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import type { CountryRates } from './delivery-rates.ts'
import styles from './delivery-table.css?url'

/** What delivery costs and how long it takes, by country; the visitor's own stands out. */
export function DeliveryTable({ rates }: { rates: readonly CountryRates[] }) {
  const { t } = useTranslation('shop')
  const { country } = useDeliveryCountry()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard
    <section className="delivery-scroll" aria-label={t('delivery.table.caption')} tabIndex={0}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <table className="delivery-table">
        <caption className="visually-hidden">{t('delivery.table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className="delivery-beside">
              {t('delivery.table.country')}
            </th>
            <th scope="col">{t('delivery.table.method')}</th>
            <th scope="col">{t('delivery.table.price')}</th>
            <th scope="col">{t('delivery.table.free-from')}</th>
            <th scope="col">{t('delivery.table.days')}</th>
          </tr>
        </thead>
        {rates.map(({ code, name, rates: offered }) => (
          <tbody key={code} data-country={code} data-current={code === country || undefined}>
            <tr className="delivery-above">
              <th scope="rowgroup" colSpan={4}>
                {name}
              </th>
            </tr>
            {offered.map(({ method, name: way, price, freeFrom, transit }, at) => (
              <tr key={method}>
                {at === 0 && (
                  <th scope="rowgroup" rowSpan={offered.length} className="delivery-beside">
                    {name}
                  </th>
                )}
                <td>{way}</td>
                <td className="amount">{price}</td>
                <td className="amount">{freeFrom ?? '–'}</td>
                <td className="days">{daysOnTheWay(transit)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
