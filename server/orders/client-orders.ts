import { and, count, desc, eq, exists, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { ClientOrder, ClientOrderSummary } from '#contract/client-orders.ts'
import type { Language } from '#domain/languages.ts'
import { toMajor } from '#domain/money.ts'
import { orderNumber } from '#domain/orders/states.ts'
import { clients } from '#server/clients/tables.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, totalsOf } from '#server/platform/paging.ts'
import { refuse } from '#server/platform/problems.ts'
import { protocols } from '#server/protocols/tables.ts'
import { findWholeOrder, type WholeOrder, wholeOrders } from './find-orders.ts'
import { presentItem, presentShipment } from './present-items.ts'
import { packsIn, protocolsOf } from './present-order.ts'
import { productsNow } from './products-now.ts'
import { orderLines, orders } from './tables.ts'

export type OrderReader = { practitionerId: number; language: Language }
/** Without what a later feature knows. */
type Sold<Order extends ClientOrderSummary> = Omit<Order, 'commission'>
type Client = ClientOrderSummary['client']

/** Orders with lines of the practitioner, latest first; unpaid orders are not shown. */
export async function listClientOrders(
  { db }: Pick<Deps, 'db'>,
  { practitionerId }: Pick<OrderReader, 'practitionerId'>,
  page: { page: number; limit: number },
) {
  const condition = isPaidFor(db, practitionerId)
  const [counted, rows] = await Promise.all([
    db.select({ total: count() }).from(orders).where(condition),
    db
      .select()
      .from(orders)
      .where(condition)
      .orderBy(desc(orders.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
  ])
  const own = await partsOf(db, await wholeOrders(db, rows), practitionerId)
  const known = await clientsOf(db, own, practitionerId)
  return {
    data: own.map((part) => summaryOf(part, known)),
    ...totalsOf(page, counted[0]?.total ?? 0),
  }
}

/** Orders of other practitioners' clients are not found. */
export async function getClientOrder(
  deps: Pick<Deps, 'db' | 'products'>,
  { practitionerId, language }: OrderReader,
  id: number,
): Promise<Sold<ClientOrder>> {
  const { db } = deps
  const condition = and(eq(orders.id, id), isPaidFor(db, practitionerId))
  const whole = (await findWholeOrder(db, condition)) ?? refuse('not-found')
  const part = (await partsOf(db, [whole], practitionerId))[0]!
  const [products, known] = await Promise.all([
    productsNow(deps, [part], language),
    clientsOf(db, [part], practitionerId),
  ])
  return {
    ...summaryOf(part, known),
    items: part.lines.map((line) => presentItem(line, part.order, products)),
    history: part.history.map(({ to, at, by }) => ({ state: to, at: at.toISOString(), by, name: null })),
    shipments: part.shipments.map(presentShipment),
    discount_rate: part.lines[0]!.discountRate,
  }
}

function isPaidFor(db: Database, practitionerId: number): SQL {
  const own = and(eq(orderLines.orderId, orders.id), eq(orderLines.practitionerId, practitionerId))
  return and(isNotNull(orders.paidAt), exists(db.select({ id: orderLines.id }).from(orderLines).where(own)))!
}

/**
 * The practitioner's part of orders; the rest is hidden, even its amount. Another practitioner's protocol name says
 * something about the client's health, so it is hidden even when the sale is this practitioner's.
 */
export async function partsOf(
  db: Database,
  all: readonly WholeOrder[],
  practitionerId: number,
): Promise<WholeOrder[]> {
  const ids = all.flatMap(({ lines }) => lines.flatMap(({ protocolId }) => protocolId ?? []))
  const own = await db
    .select({ id: protocols.id })
    .from(protocols)
    .where(and(inArray(protocols.id, ids), eq(protocols.practitionerId, practitionerId)))
  const protocolIds = new Set(own.map(({ id }) => id))
  return all.map((whole) => partOf(whole, practitionerId, protocolIds))
}

function partOf(whole: WholeOrder, practitionerId: number, protocolIds: ReadonlySet<number>): WholeOrder {
  const lines = whole.lines
    .filter((line) => line.practitionerId === practitionerId)
    .map((line) =>
      line.protocolId !== null && protocolIds.has(line.protocolId)
        ? line
        : { ...line, protocolId: null, protocolName: null },
    )
  const ids = new Set(lines.map(({ id }) => id))
  const ownOf = <Part extends { lines: { orderLineId: number }[] }>(parts: readonly Part[]) =>
    parts
      .map((part) => ({ ...part, lines: part.lines.filter(({ orderLineId }) => ids.has(orderLineId)) }))
      .filter((part) => part.lines.length > 0)
  return { ...whole, lines, shipments: ownOf(whole.shipments), withdrawals: ownOf(whole.withdrawals) }
}

/** The clients of the practitioner among the buyers of orders, by id. */
export async function clientsOf(db: Database, parts: readonly WholeOrder[], practitionerId: number) {
  const ids = parts.flatMap(({ lines }) => lines.flatMap(({ clientId }) => clientId ?? []))
  if (ids.length === 0) return new Map<number, Client>()
  const { id, firstName, lastName } = clients
  const rows = await db
    .select({ id, first_name: firstName, last_name: lastName })
    .from(clients)
    .where(and(inArray(id, ids), eq(clients.practitionerId, practitionerId), isNull(clients.withdrawnAt)))
  return new Map<number, Client>(rows.map((row) => [row.id, row]))
}

function summaryOf(part: WholeOrder, known: ReadonlyMap<number, Client>): Sold<ClientOrderSummary> {
  const { order, lines } = part
  return {
    id: order.id,
    number: orderNumber(order.id),
    state: order.state,
    placed_at: order.placedAt.toISOString(),
    client: clientOf(part, known),
    protocols: protocolsOf(lines),
    total_items: packsIn(lines),
    total: toMajor(lines.reduce((sum, { total }) => sum + total, 0)),
    currency: order.currency,
  }
}

export function clientOf({ lines }: WholeOrder, known: ReadonlyMap<number, Client>): Client {
  const clientId = lines.find((line) => line.clientId !== null)?.clientId
  return (clientId && known.get(clientId)) || null
}
