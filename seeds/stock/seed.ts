import { eq } from 'drizzle-orm'
import { userTypes } from '#domain/accounts/user-types.ts'
import { dayMs } from '#domain/clocks.ts'
import { users } from '#server/accounts/tables.ts'
import { changeStock } from '#server/catalogue/stock/change-stock.ts'
import { stockBatches } from '#server/catalogue/stock/tables.ts'
import { variants } from '#server/catalogue/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { findVariants } from '../protocols/find-variants.ts'

/** Days from now until the batches of a product expire, and what share of its stock each is. */
const batches = [
  { expiresIn: 75, share: 0.2 },
  { expiresIn: 500, share: 0.6 },
] as const

type SeedStockOptions = { db: Database; now: Date }

/** Sorts the stock of the products in protocols into batches; if there are any batches already, nothing changes. */
export async function seedStock({ db, now }: SeedStockOptions): Promise<void> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.userTypeId, userTypes.admin))
  if (!admin || (await db.$count(stockBatches)) > 0) return
  // Before the first orders, so that their parcels are sent from these batches.
  const at = new Date(now.getTime() - 300 * dayMs)
  const actor = { id: admin.id, userTypeId: userTypes.admin, sessionId: 0 }
  await db.transaction(async (tx) => {
    for (const [name, id] of await findVariants(tx)) {
      const [variant] = await tx.select().from(variants).where(eq(variants.id, id))
      for (const [nth, { expiresIn, share }] of batches.entries()) {
        const packs = Math.floor(variant!.stock * share)
        if (packs === 0) continue
        const ctx = { db: tx, actor, now: at }
        const bestBefore = new Date(now.getTime() + expiresIn * dayMs).toISOString().slice(0, 10)
        const number = `${name.slice(0, 3).toUpperCase()}-${bestBefore.slice(2, 7).replace('-', '')}${nth + 1}`
        // The packs are already in stock: they leave it without a batch, and come back in one.
        await changeStock(ctx, id, { reason: 'correction', difference: -packs, note: '' })
        await changeStock(ctx, id, {
          reason: 'delivery',
          difference: packs,
          note: '',
          new_batch: { number, best_before: bestBefore },
        })
      }
    }
  })
}
