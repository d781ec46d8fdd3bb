import { and, eq } from 'drizzle-orm'
import type { Order } from '#contract/orders.ts'
import type { Language } from '#domain/languages.ts'
import type { Region } from '#domain/regions.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { findWholeOrder, type WholeOrder } from './find-orders.ts'
import { presentOrder } from './present-order.ts'
import { productsNow } from './products-now.ts'
import { orders } from './tables.ts'

/** Another's is not found. */
export async function getOwnOrder(
  db: Database,
  { id, userId }: { id: number; userId: number },
): Promise<WholeOrder> {
  const found = await findWholeOrder(db, and(eq(orders.id, id), eq(orders.userId, userId)))
  return found ?? refuse('not-found')
}

export async function getAnyOrder(db: Database, id: number): Promise<WholeOrder> {
  return (await findWholeOrder(db, eq(orders.id, id))) ?? refuse('not-found')
}

type Reader = { language: Language; region: Region; now: Date }

export async function showOrder(
  deps: Pick<Deps, 'db' | 'products'>,
  whole: WholeOrder,
  { language, region, now }: Reader,
): Promise<Order> {
  const products = await productsNow(deps, [whole], language)
  return presentOrder(whole, { region, products, now })
}
