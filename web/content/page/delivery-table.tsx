import { daysOnTheWay } from '../../platform/days.ts'
import { useDeliveryCountry } from '../../platform/delivery-country.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import type { CountryRates } from './delivery-rates.ts'

const cell = 'py-2 pr-4 pl-2 text-left align-top max-sm:px-1'
const columnName = `font-medium text-ink-3 ${cell}`
/** Below this width the country is above its rates, so that price and days are visible in every language. */
const beside = 'max-[400px]:hidden'

/** Delivery costs and times by country; the visitor's own is highlighted. */
export function DeliveryTable({ rates }: { rates: readonly CountryRates[] }) {
  const { t } = useTranslation('shop')
  const { country } = useDeliveryCountry()
  return (
    <section
      className="overflow-x-auto"
      aria-label={t('delivery.table.caption')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable with the keyboard
      tabIndex={0}
      data-testid="delivery-table"
    >
      <table className="mt-3 w-full border-collapse text-label max-sm:text-[13px]/4.5">
        <caption className="visually-hidden">{t('delivery.table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${columnName} ${beside}`}>
              {t('delivery.table.country')}
            </th>
            <th scope="col" className={columnName}>
              {t('delivery.table.method')}
            </th>
            <th scope="col" className={columnName}>
              {t('delivery.table.price')}
            </th>
            <th scope="col" className={columnName}>
              {t('delivery.table.free-from')}
            </th>
            <th scope="col" className={columnName}>
              {t('delivery.table.days')}
            </th>
          </tr>
        </thead>
        {rates.map(({ code, name, rates: offered }) => (
          <tbody
            key={code}
            className="border-t border-line data-current:bg-tint"
            data-country={code}
            data-current={code === country || undefined}
          >
            <tr className="hidden max-[400px]:table-row">
              <th scope="rowgroup" colSpan={4} className={cell}>
                {name}
              </th>
            </tr>
            {offered.map(({ method, name: way, price, freeFrom, transit }, at) => (
              <tr key={method}>
                {at === 0 && (
                  <th scope="rowgroup" rowSpan={offered.length} className={`${cell} ${beside}`}>
                    {name}
                  </th>
                )}
                <td className={cell}>{way}</td>
                <td className={`whitespace-nowrap ${cell}`}>{price}</td>
                <td className={`whitespace-nowrap ${cell}`}>{freeFrom ?? '–'}</td>
                <td className={`whitespace-nowrap ${cell}`}>{daysOnTheWay(transit)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
