import { and, asc, eq, gt, gte, inArray, lt, lte, or } from 'drizzle-orm'
import { personName } from '#domain/accounts/person-name.ts'
import { monthAfter, monthStart } from '#domain/commission/months.ts'
import { payoutNumber } from '#domain/commission/payouts.ts'
import { type Statement, statementOf } from '#domain/commission/statement.ts'
import type { Language } from '#domain/languages.ts'
import { orderNumber } from '#domain/orders/states.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import { clientOf, clientsOf, partsOf } from '#server/orders/client-orders.ts'
import { wholeOrders } from '#server/orders/find-orders.ts'
import { itemName } from '#server/orders/present-items.ts'
import { productsNow } from '#server/orders/products-now.ts'
import { orders } from '#server/orders/tables.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { payoutEntries } from '../payouts/tables.ts'
import { commissionEntries } from '../tables.ts'
import { commissionStatements } from './tables.ts'

export type StatementRow = typeof commissionStatements.$inferSelect
type OrderEntry = typeof commissionEntries.$inferSelect
type PayoutLine = typeof payoutEntries.$inferSelect
export type LedgerEntry = OrderEntry | PayoutLine
/** Names that an entry is explained with; a payout has only its number, as `order`. */
export type EntryNames = { order: string; product: string; client: string }
export type NamedStatement = { row: StatementRow; statement: Statement<LedgerEntry & EntryNames> }

export type StatementKey = { practitionerId: number; month: string }

/** A closed month of a practitioner, without names. */
export async function findStatement(
  { db, region }: Pick<Deps, 'db' | 'region'>,
  { practitionerId, month }: StatementKey,
): Promise<{ row: StatementRow; statement: Statement<LedgerEntry> } | undefined> {
  const months = [month, monthAfter(month, -1)]
  const rows = await db
    .select()
    .from(commissionStatements)
    .where(
      and(
        eq(commissionStatements.practitionerId, practitionerId),
        inArray(commissionStatements.month, months),
      ),
    )
  const [row, before] = months.map((each) => rows.find((found) => found.month === each))
  if (!row) return undefined
  const opening = before ?? { pending: 0, available: 0 }
  const { pending, available } = opening
  return { row, statement: statementOf({ pending, available }, await findEntries(db, region, row, before)) }
}

/** With the names of orders, products and clients, in the practitioner's language. */
export async function getNamedStatement(
  deps: Pick<Deps, 'db' | 'products' | 'region'>,
  wanted: StatementKey & { language: Language },
): Promise<NamedStatement> {
  const { row, statement } = (await findStatement(deps, wanted)) ?? refuse('not-found')
  const nameOf = await findNames(
    deps,
    wanted,
    statement.lines.map(({ entry }) => entry),
  )
  const lines = statement.lines.map(({ entry, changes }) => ({
    entry: { ...entry, ...nameOf(entry) },
    changes,
  }))
  return { row, statement: { ...statement, lines } }
}

/** Booked before the month was closed, and not part of the statement before. */
async function findEntries(
  db: Database,
  region: Region,
  { practitionerId, month, lastEntryId, lastPayoutEntryId }: StatementRow,
  before: StatementRow | undefined,
): Promise<LedgerEntry[]> {
  const { timeZone } = regionSettings[region]
  const isOf = (table: typeof commissionEntries | typeof payoutEntries, last: number, lastBefore = 0) =>
    and(
      eq(table.practitionerId, practitionerId),
      lt(table.at, monthStart(timeZone, monthAfter(month))),
      lte(table.id, last),
      before && or(gte(table.at, monthStart(timeZone, month)), gt(table.id, lastBefore)),
    )
  const ofOrders = await db
    .select()
    .from(commissionEntries)
    .where(isOf(commissionEntries, lastEntryId, before?.lastEntryId))
    .orderBy(asc(commissionEntries.at), asc(commissionEntries.id))
  const ofPayouts = await db
    .select()
    .from(payoutEntries)
    .where(isOf(payoutEntries, lastPayoutEntryId, before?.lastPayoutEntryId))
    .orderBy(asc(payoutEntries.at), asc(payoutEntries.id))
  return [...ofOrders, ...ofPayouts].sort((one, other) => one.at.getTime() - other.at.getTime())
}

async function findNames(
  deps: Pick<Deps, 'db' | 'products'>,
  { practitionerId, language }: { practitionerId: number; language: Language },
  entries: readonly LedgerEntry[],
): Promise<(entry: LedgerEntry) => EntryNames> {
  const { db } = deps
  const ids = [...new Set(entries.flatMap((entry) => ('orderId' in entry ? entry.orderId : [])))]
  const rows = ids.length > 0 ? await db.select().from(orders).where(inArray(orders.id, ids)) : []
  const parts = await partsOf(db, await wholeOrders(db, rows), practitionerId)
  const [clients, products] = await Promise.all([
    clientsOf(db, parts, practitionerId),
    productsNow(deps, parts, language),
  ])
  const partOf = new Map(parts.map((part) => [part.order.id, part]))
  return (entry) => {
    if ('payoutId' in entry) return { order: payoutNumber(entry.payoutId), product: '', client: '' }
    const { orderId, orderLineId } = entry
    const part = partOf.get(orderId)
    const line = part?.lines.find(({ id }) => id === orderLineId)
    if (!part || !line) return { order: '', product: '', client: '' }
    const client = clientOf(part, clients)
    return {
      order: orderNumber(part.order.id),
      product: itemName(line, part.order, products),
      client: client ? personName(client) : '',
    }
  }
}
