import { sql } from 'drizzle-orm'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import type { Database } from '#server/platform/database.ts'
import { reusableStatement } from '#server/platform/reusable-statement.ts'
import { practitionersOf } from './own-practitioners.ts'

/** The practitioner whose discount applies to a client's cart. */
export type OwnPractitioner = {
  clientId: number
  practitionerId: number
  firstName: string
  lastName: string
  rate: DiscountRate
}
export type Buyer = { country: string | null; practitioner: OwnPractitioner | null }

const buyerOf = reusableStatement((db) => {
  const userId = sql.placeholder('userId')
  return db
    .select({
      country: sql<string | null>`users.country`,
      clientId: sql<number | null>`active.client_id`,
      practitionerId: sql<number>`active.practitioner_id`,
      firstName: sql<string>`active.first_name`,
      lastName: sql<string>`active.last_name`,
      rate: sql<DiscountRate>`active.discount_rate`,
    })
    .from(sql`users LEFT JOIN (${practitionersOf(userId)} LIMIT 1) AS active ON active.is_accepted`)
    .where(sql`users.id = ${userId}`)
    .prepare('buyer')
})

/** What a buyer's prices depend on. */
export async function findBuyer(db: Database, userId: number): Promise<Buyer> {
  const [row] = await buyerOf(db).execute({ userId })
  if (!row) return { country: null, practitioner: null }
  const { country, clientId, ...practitioner } = row
  return { country, practitioner: clientId === null ? null : { clientId, ...practitioner } }
}
