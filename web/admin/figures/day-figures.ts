import type { DayFigures as Counted } from '#contract/admin-figures.ts'
import type { DayFigures } from '#domain/admin/figures.ts'

export function toDayFigures(day: Counted): DayFigures {
  return {
    sales: day.sales,
    placed: day.orders_placed,
    paid: day.orders_paid,
    newClients: day.new_clients,
    productViews: day.product_views,
  }
}
