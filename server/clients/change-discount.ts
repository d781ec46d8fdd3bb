import { eq } from 'drizzle-orm'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { ClientRow } from './find-clients.ts'
import { clientDiscounts, clients } from './tables.ts'

/** Without a new discount the client keeps theirs. Needs a transaction. */
export async function changeDiscount(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  client: ClientRow,
  discountRate: DiscountRate | undefined,
): Promise<ClientRow> {
  if (discountRate === undefined) return client
  // Another change may have come between; its discount is the one before this one.
  const [current] = await db.select().from(clients).where(eq(clients.id, client.id)).for('update')
  const before = current?.discountRate
  if (before === undefined || before === discountRate) return { ...client, discountRate }
  await db.update(clients).set({ discountRate, changedAt: now }).where(eq(clients.id, client.id))
  await db
    .insert(clientDiscounts)
    .values({ clientId: client.id, before, after: discountRate, changedAt: now })
  return { ...client, discountRate }
}
