import { inArray, sql } from 'drizzle-orm'
import type { CommissionSummary, EarningPart } from '#contract/commission.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { type Minor, toMajor } from '#domain/money.ts'
import type { Region } from '#domain/regions.ts'
import { clients } from '#server/clients/tables.ts'
import { productsNow } from '#server/orders/products-now.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { protocols } from '#server/protocols/tables.ts'
import { earnings, inUtc, localStart, type Reading } from './earnings.ts'

/** The parts with a name of their own; the others are one part. */
const namedParts = 4

type Part = { id: number | null; amount: Minor }
type Names = ReadonlyMap<number, string>

/** The protocols, products and clients that earned most since January. */
export async function listEarningMost(
  deps: Pick<Deps, 'db' | 'products' | 'region'>,
  reading: Reading,
): Promise<CommissionSummary['most']> {
  const { db, region } = deps
  const { protocol: byProtocol, product: byProduct, client: byClient } = await findParts(db, region, reading)
  const [protocolNames, productNames, clientNames] = await Promise.all([
    findProtocolNames(db, namedIds(byProtocol)),
    findProductNames(deps, namedIds(byProduct), reading),
    findClientNames(db, namedIds(byClient)),
  ])
  return {
    protocols: presentParts(byProtocol, protocolNames),
    products: presentParts(byProduct, productNames),
    clients: presentParts(byClient, clientNames),
  }
}

type Grouped = { protocol: number | null; client: number | null; product: number | null }
type By = keyof Grouped

/** Protocols and clients of other practitioners are not named, even when the sale is this practitioner's. */
async function findParts(
  db: Database,
  region: Region,
  { practitionerId, now }: Reading,
): Promise<Record<By, Part[]>> {
  const rows = await db.execute<Grouped & { by: By; amount: Minor }>(sql`
    SELECT protocols.id AS protocol, clients.id AS client, order_lines.variant_id AS product,
      CASE WHEN GROUPING(protocols.id) = 0 THEN 'protocol' WHEN GROUPING(clients.id) = 0 THEN 'client'
        ELSE 'product' END AS by,
      sum(${earnings})::float8 AS amount
    FROM commission_entries
    JOIN order_lines ON order_lines.id = commission_entries.order_line_id
    LEFT JOIN protocols ON protocols.id = order_lines.protocol_id AND protocols.practitioner_id = ${practitionerId}
    LEFT JOIN clients ON clients.id = order_lines.client_id AND clients.practitioner_id = ${practitionerId}
      AND clients.withdrawn_at IS NULL
    WHERE commission_entries.practitioner_id = ${practitionerId} AND commission_entries.kind <> 'earned'
      AND commission_entries.at >= ${inUtc(region, localStart(region, 'year', now))}
    GROUP BY GROUPING SETS ((protocols.id), (clients.id), (order_lines.variant_id))
    HAVING sum(${earnings}) > 0 ORDER BY amount DESC, protocol, client, product`)
  const of = (by: By) =>
    rows.filter((row) => row.by === by).map((row) => ({ id: row[by], amount: row.amount }))
  return { protocol: of('protocol'), client: of('client'), product: of('product') }
}

function namedIds(parts: readonly Part[]): number[] {
  return parts.flatMap(({ id }) => id ?? []).slice(0, namedParts)
}

function presentParts(parts: readonly Part[], names: Names): EarningPart[] {
  const isNamed = ({ id }: Part) => id !== null && names.has(id)
  const rest = parts.filter((part) => !isNamed(part)).reduce((sum, { amount }) => sum + amount, 0)
  return [
    ...parts.filter(isNamed).map(({ id, amount }) => ({ name: names.get(id!)!, amount: toMajor(amount) })),
    ...(rest > 0 ? [{ name: null, amount: toMajor(rest) }] : []),
  ]
}

async function findProtocolNames(db: Database, ids: number[]): Promise<Names> {
  const { id, name } = protocols
  const rows = await db.select({ id, name }).from(protocols).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row.name]))
}

async function findClientNames(db: Database, ids: number[]): Promise<Names> {
  const { id, firstName, lastName } = clients
  const rows = await db
    .select({ id, first_name: firstName, last_name: lastName })
    .from(clients)
    .where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, personName(row)]))
}

async function findProductNames(
  deps: Pick<Deps, 'db' | 'products'>,
  ids: number[],
  { language }: Pick<Reading, 'language'>,
): Promise<Names> {
  const lines = ids.map((variantId) => ({ variantId }))
  const { byVariant } = await productsNow(deps, [{ lines }], language)
  return new Map([...byVariant].map(([id, { name }]) => [id, name]))
}
