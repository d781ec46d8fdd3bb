import type { DayFigures, Figures } from '#contract/admin-figures.ts'
import { type FigureRange, figureDays } from '#domain/admin/figures.ts'
import { toMajor } from '#domain/money.ts'
import { regionSettings } from '#domain/regions.ts'
import { countNewClients } from '#server/accounts/count-new-clients.ts'
import { findSalesByDay } from '#server/orders/find-sales-by-day.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listViewDays } from '#server/search/counts/list-view-days.ts'

/** Sales, orders, new clients and product views by day, of a range and of the days before it. */
export async function findFigures(
  ctx: Pick<Ctx, 'currency' | 'db' | 'now' | 'region'>,
  range: FigureRange,
): Promise<Figures> {
  const { currency, region, now } = ctx
  const { days, before } = figureDays(range, regionSettings[region].timeZone, now)
  const span = { from: before[0]!, to: days.at(-1)!, region }
  const [sales, clients, views] = await Promise.all([
    findSalesByDay(ctx, span),
    countNewClients(ctx, span),
    listViewDays(ctx, span),
  ])
  const salesOn = new Map(sales.map((sold) => [sold.day, sold]))
  const clientsOn = new Map(clients.map(({ day, count }) => [day, count]))
  const viewsOn = new Map(views.map(({ day, count }) => [day, count]))
  const of = (day: string): DayFigures => ({
    day,
    sales: toMajor(salesOn.get(day)?.sales ?? 0),
    orders_placed: salesOn.get(day)?.placed ?? 0,
    orders_paid: salesOn.get(day)?.paid ?? 0,
    new_clients: clientsOn.get(day) ?? 0,
    product_views: viewsOn.get(day) ?? 0,
  })
  return { currency, days: days.map(of), before: before.map(of) }
}
