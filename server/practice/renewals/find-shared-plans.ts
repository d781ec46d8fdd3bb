import { type SQL, sql } from 'drizzle-orm'
import { type Day, dayOf } from '#domain/days.ts'
import type { RenewalMarks } from '#domain/practice/renewals.ts'
import type { Count } from '#domain/practice/supply-left.ts'
import type { Dose } from '#domain/protocols/dose.ts'
import { findUnsoldVariants } from '#server/catalogue/unsold-variants.ts'
import type { Deps, SignedIn } from '#server/platform/context.ts'
import { hasAllWords } from '#server/platform/word-filter.ts'
import { isActiveShare } from '#server/protocols/active-shares.ts'
import type { TakenPlan, TakenProduct } from '../day/supplies.ts'

/** A protocol as a client received it. */
export type SharedPlan = TakenPlan<TakenProduct> & {
  id: number
  clientId: number
  /** The shop’s date. */
  sharedOn: Day
  marks: RenewalMarks
  counts: ReadonlyMap<number, Count>
}

export type PlanQuery = {
  /** Words in the client's name or the protocol's. */
  keyword?: string
  /** Only of these clients. */
  clientIds?: readonly number[]
}

type Reading = Pick<Deps, 'db' | 'products'> & { actor: Pick<SignedIn, 'id'> }
/** As arrays, because a practice has thousands of them. */
type ShareRow = [
  id: number,
  clientId: number,
  protocolId: number,
  sharedOn: string,
  contactedOn: string | null,
  snoozedUntil: string | null,
  counts: [variantId: number, on: string, amount: number][] | null,
]
type LineRow = [protocolId: number, variantId: number, dose: Dose | null]

/** The shared protocols of a practitioner's clients who are neither archived nor removed it. */
export async function findSharedPlans(
  { db, products, actor }: Reading,
  { keyword = '', clientIds, timeZone }: PlanQuery & { timeZone: string },
): Promise<SharedPlan[]> {
  const localDate = (timestamp: SQL) => sql`(${timestamp} AT TIME ZONE ${timeZone})::date`
  const words = sql`clients.first_name || ' ' || clients.last_name || ' ' || protocols.name`
  const ids = (column: 'id' | 'user_id') =>
    sql`SELECT ${sql.identifier(column)} FROM clients WHERE practitioner_id = ${actor.id}`
  const shares = sql`
    SELECT json_build_array(protocol_shares.id, clients.id, protocols.id, ${localDate(sql`protocol_shares.shared_at`)},
      contacts.contacted_on, snoozes.until, counts.counts) AS row
    FROM protocol_shares
    JOIN protocols ON protocols.id = protocol_shares.protocol_id
    JOIN clients ON clients.id = protocol_shares.client_id
    LEFT JOIN renewal_snoozes AS snoozes ON snoozes.share_id = protocol_shares.id
    LEFT JOIN (
      SELECT client_id, max(${localDate(sql`at`)}) AS contacted_on FROM renewal_contacts
      WHERE client_id IN (${ids('id')}) GROUP BY client_id
    ) AS contacts ON contacts.client_id = clients.id
    LEFT JOIN (
      SELECT user_id, json_agg(json_build_array(variant_id, counted_on, amount)) AS counts FROM supply_counts
      WHERE user_id IN (${ids('user_id')}) GROUP BY user_id
    ) AS counts ON counts.user_id = clients.user_id AND clients.accepted_at IS NOT NULL
    WHERE protocols.practitioner_id = ${actor.id} AND ${isActiveShare} AND clients.archived_at IS NULL
      AND ${isOneOf(sql`clients.id`, clientIds)}
      AND ${hasAllWords(words, keyword) ?? sql`true`}`
  const lines = sql`
    SELECT json_build_array(lines.protocol_id, lines.variant_id, lines.dose) AS row
    FROM protocols JOIN protocol_lines AS lines ON lines.protocol_id = protocols.id
    WHERE protocols.practitioner_id = ${actor.id}
      AND EXISTS (
        SELECT FROM protocol_shares AS shares
        WHERE shares.protocol_id = protocols.id AND ${isOneOf(sql`shares.client_id`, clientIds)})
    ORDER BY lines.protocol_id, lines.position`
  const [found] = await db.execute<{ shares: ShareRow[]; lines: LineRow[] }>(sql`
    SELECT (SELECT coalesce(json_agg(row), '[]') FROM (${shares}) AS shares) AS shares,
      (SELECT coalesce(json_agg(row), '[]') FROM (${lines}) AS lines) AS lines`)
  const byProtocol = await takenProducts({ db, products }, found!.lines)
  return found!.shares.map(([id, client, protocolId, sharedOn, contactedOn, snoozedUntil, counts]) => ({
    id,
    clientId: client,
    protocol_id: protocolId,
    sharedOn: dayOf(sharedOn),
    products: byProtocol.get(protocolId) ?? [],
    marks: { contactedOn: dayOrNull(contactedOn), snoozedUntil: dayOrNull(snoozedUntil) },
    counts: new Map(counts?.map(([variantId, on, amount]) => [variantId, { on: dayOf(on), amount }])),
  }))
}

/** Everybody if no ids are given. */
export function isOneOf(id: SQL, ids: readonly number[] | undefined): SQL {
  return ids ? sql`${id} = ANY(${sql.param(ids)}::integer[])` : sql`true`
}

const dayOrNull = (date: string | null): Day | null => (date === null ? null : dayOf(date))

async function takenProducts(
  { db, products }: Pick<Deps, 'db' | 'products'>,
  lines: readonly LineRow[],
): Promise<Map<number, TakenProduct[]>> {
  const ids = new Set(lines.map(([, variantId]) => variantId))
  const packs = products.packsOf(ids)
  // Their names do not matter here, so neither does the language.
  const unsold = await findUnsoldVariants(
    db,
    [...ids].filter((id) => !packs.has(id)),
    'en',
  )
  const byProtocol = new Map<number, TakenProduct[]>()
  for (const [protocolId, id, dose] of lines) {
    const { content = null, facts = { portion: null, portionsPerPack: null } } = unsold.get(id) ?? {}
    const pack = packs.get(id) ?? { variants: [{ id, content }], facts }
    const own = byProtocol.get(protocolId) ?? []
    byProtocol.set(protocolId, own)
    own.push({ product_variant_id: id, dose, ...pack })
  }
  return byProtocol
}
