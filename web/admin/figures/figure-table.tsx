import type { Figures } from '#contract/admin-figures.ts'
import { conversionOf, type FigureRange, sumOfFigures } from '#domain/admin/figures.ts'
import { formatDate, formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { TableCard } from '../../ui/card.tsx'
import { toDayFigures } from './day-figures.ts'

const cell = 'border-b border-line px-3 py-2 text-end whitespace-nowrap first:pl-0 first:text-start last:pr-0'

type FigureTableProps = { figures: Figures; range: FigureRange }

/** The same as the charts, latest day first. */
export function FigureTable({ figures, range }: FigureTableProps) {
  const { t, language } = useTranslation('admin-today')
  const days = figures.days.map((day) => ({
    name: formatDate(day.day, language),
    figures: toDayFigures(day),
  }))
  const total = { name: t('figures.total'), figures: sumOfFigures(days.map((day) => day.figures)) }
  const number = (value: number) => formatNumber(value, language)
  return (
    <TableCard>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled sideways with the arrow keys */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t(`figures.ranges.${range}`)}>
        <table className="w-full border-collapse text-label">
          <thead>
            <tr className="text-[13px] text-ink-3">
              {columns.map((column) => (
                <th key={column} scope="col" className={`${cell} font-semibold whitespace-normal`}>
                  {t(`figures.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[total, ...days.toReversed()].map(({ name, figures: day }, index) => {
              const conversion = conversionOf(day)
              return (
                <tr key={name} className={index === 0 ? 'font-semibold' : ''}>
                  <th scope="row" className={`${cell} font-[inherit]`}>
                    {name}
                  </th>
                  <td className={cell}>{formatMoney(day.sales, figures.currency)}</td>
                  <td className={cell}>{number(day.placed)}</td>
                  <td className={cell}>{number(day.paid)}</td>
                  <td className={cell}>{number(day.newClients)}</td>
                  <td className={cell}>{number(day.productViews)}</td>
                  <td className={cell}>
                    {conversion === undefined ? '–' : formatNumber(conversion, language, 2)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </TableCard>
  )
}

const columns = ['day', 'sales', 'placed', 'paid', 'clients', 'views', 'conversion'] as const
