import { and, eq, gt, isNotNull, notInArray, sql, sum } from 'drizzle-orm'
import { dayMs } from '#domain/local-time.ts'
import { variants } from '#server/catalogue/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { startInterval } from '#server/platform/interval.ts'
import type { Log } from '#server/platform/log.ts'
import { orderLines, orders } from './tables.ts'

const pauseMs = 10 * 60_000
const countedDays = 90

type Sales = ReadonlyMap<number, number>
type Options = {
  db: Database
  log: Log
  clock: () => Date
  catalogue: { setSales(sales: Sales): void }
}

/** Provides the catalogue with how many packs of each product were sold lately, as of some minutes ago. */
export function openSales({ db, log, clock, catalogue }: Options) {
  const read = async () => catalogue.setSales(await countSales(db, clock()))
  const firstRead = read().catch((error) => log.warn({ err: error }, 'sales of products not read'))
  const reading = startInterval({ what: 'reading sales of products', pauseMs }, log, read)
  return {
    read,
    async close() {
      await reading.close()
      await firstRead
    },
  }
}

/** Packs paid for and not refunded, by product id, without anything about who bought them. */
async function countSales(db: Database, now: Date): Promise<Sales> {
  const since = new Date(now.getTime() - countedDays * dayMs)
  const rows = await db
    .select({
      id: variants.productId,
      packs: sum(sql`${orderLines.quantity} - ${orderLines.refunded}`).mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .where(
      and(
        isNotNull(orders.paidAt),
        gt(orders.paidAt, since),
        notInArray(orders.state, ['cancelled', 'refunded', 'expired']),
      ),
    )
    .groupBy(variants.productId)
  return new Map(rows.map(({ id, packs }) => [id, packs]))
}
