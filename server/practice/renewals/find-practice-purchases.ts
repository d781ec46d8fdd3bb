import { sql } from 'drizzle-orm'
import { addDays, type Day } from '#domain/days.ts'
import { arrivalsOf, type BoughtLine } from '#domain/practice/arrivals.ts'
import type { Deps, SignedIn } from '#server/platform/context.ts'
import type { Purchase } from '../day/find-purchases.ts'
import { isOneOf } from './find-shared-plans.ts'

type PurchaseQuery = { clientIds?: readonly number[]; today: Day; timeZone: string }
/** A column for each field, because a practice has thousands of rows; days count from 1970. */
type Columns = {
  ids: number[]
  clients: number[]
  variants: number[]
  protocols: (number | null)[]
  quantities: number[]
  refunded: number[]
  unsent: number[]
  expected: number[]
  /** Of the parcel with a part of the line, if there is one. */
  packs: (number | null)[]
  delivered: (number | null)[]
}

/** What each client of a practitioner bought through them and kept of what their protocols contain, of paid orders. */
export async function findPracticePurchases(
  { db, actor }: Pick<Deps, 'db'> & { actor: Pick<SignedIn, 'id'> },
  { clientIds, today, timeZone }: PurchaseQuery,
): Promise<Map<number, Purchase[]>> {
  const isTheirs = clientIds ? isOneOf(sql`lines.client_id`, clientIds) : sql`lines.client_id IS NOT NULL`
  const [found] = await db.execute<Columns>(sql`
    SELECT ${column('ids', 'id')}, ${column('clients', 'client_id')}, ${column('variants', 'variant_id')},
      ${column('protocols', 'protocol_id')}, ${column('quantities', 'quantity')}, ${column('refunded', 'refunded')},
      ${column('unsent', 'unsent')}, ${column('expected', 'expected')}, ${column('packs', 'packs')},
      ${column('delivered', 'delivered')}
    FROM (
      SELECT lines.id, lines.client_id, lines.variant_id, lines.protocol_id, lines.quantity, lines.refunded,
        lines.unsent, orders.expected_to - '1970-01-01'::date AS expected, parts.quantity AS packs,
        (shipments.delivered_at AT TIME ZONE ${timeZone})::date - '1970-01-01'::date AS delivered
      FROM order_lines AS lines
      JOIN orders ON orders.id = lines.order_id
      LEFT JOIN shipment_lines AS parts ON parts.order_line_id = lines.id
      LEFT JOIN shipments ON shipments.id = parts.shipment_id
      WHERE lines.practitioner_id = ${actor.id} AND ${isTheirs} AND orders.paid_at IS NOT NULL
        AND (lines.protocol_id IS NOT NULL OR lines.variant_id IN (
          SELECT protocol_lines.variant_id FROM protocol_lines
          JOIN protocols ON protocols.id = protocol_lines.protocol_id WHERE protocols.practitioner_id = ${actor.id}))
      ORDER BY lines.id, shipments.id
    ) AS sold`)
  return purchasesIn(found!, today)
}

const column = (name: keyof Columns, field: string) =>
  sql`coalesce(array_to_json(array_agg(${sql.identifier(field)})), '[]') AS ${sql.identifier(name)}`

/** Rows of the same line follow one another. */
function purchasesIn(found: Columns, today: Day): Map<number, Purchase[]> {
  const byClient = new Map<number, Purchase[]>()
  const { ids } = found
  for (let at = 0; at < ids.length; ) {
    const first = at
    const parcels: BoughtLine['parcels'][number][] = []
    for (; at < ids.length && ids[at] === ids[first]; at++) {
      const packs = found.packs[at]!
      if (packs !== null) parcels.push({ packs, on: dayOrNull(found.delivered[at]!) })
    }
    const line = {
      quantity: found.quantities[first]!,
      refunded: found.refunded[first]!,
      unsent: found.unsent[first]!,
      expectedOn: dayOrNull(found.expected[first]!)!,
      parcels,
    }
    const which = { variantId: found.variants[first]!, protocolId: found.protocols[first]! }
    const client = found.clients[first]!
    const own = byClient.get(client) ?? []
    byClient.set(client, own)
    for (const { on, packs } of arrivalsOf(line, today)) own.push({ on, packs, ...which })
  }
  return byClient
}

const dayOrNull = (number: number | null): Day | null => (number === null ? null : addDays(0, number))
