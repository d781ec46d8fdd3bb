import type { Figures } from '#contract/admin-figures.ts'
import { conversionOf, noFigures } from '#domain/admin/figures.ts'
import { csvText } from '#server/platform/csv.ts'

const columns = [
  'day',
  'currency',
  'sales',
  'orders_placed',
  'orders_paid',
  'new_clients',
  'product_views',
  'orders_per_100_views',
] as const

/** The days of the range, oldest first. */
export function figuresCsv({ currency, days }: Figures): string {
  const rows = days.map((day) => {
    const views = { ...noFigures, paid: day.orders_paid, productViews: day.product_views }
    return {
      ...day,
      currency,
      sales: day.sales.toFixed(2),
      orders_per_100_views: conversionOf(views)?.toFixed(2) ?? '',
    }
  })
  return csvText(rows, columns)
}
