import { inArray } from 'drizzle-orm'
import { personName } from '#domain/accounts/person-name.ts'
import { users } from '#server/accounts/tables.ts'
import type { Database } from '#server/platform/database.ts'
import type { WholeOrder } from './find-orders.ts'

/** The practitioner of each order: who gave the discount, or else whose protocol it came from. */
export async function findPractitionerNames(
  db: Database,
  orders: readonly Pick<WholeOrder, 'order' | 'lines'>[],
): Promise<Map<number, string>> {
  const ids = new Set(
    orders.flatMap(({ lines }) => lines.flatMap(({ practitionerId }) => practitionerId ?? [])),
  )
  const { id, firstName: first_name, lastName: last_name } = users
  const rows =
    ids.size > 0
      ? await db
          .select({ id, first_name, last_name })
          .from(users)
          .where(inArray(users.id, [...ids]))
      : []
  const byId = new Map(rows.map((row) => [row.id, personName(row)]))
  return new Map(
    orders.flatMap(({ order, lines }) => {
      const given = order.practitionerName
      const seller = lines.find(({ practitionerId }) => practitionerId !== null)?.practitionerId
      const name = given ? personName(given) : seller && byId.get(seller)
      return name ? [[order.id, name]] : []
    }),
  )
}
