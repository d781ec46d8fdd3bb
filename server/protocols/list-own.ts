import { and, countDistinct, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { fallbackLanguage, type Language, languageTag } from '#domain/languages.ts'
import { clients } from '#server/clients/tables.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import { hasPlainWords, plain } from '#server/platform/word-filter.ts'
import { isActiveShare } from './active-shares.ts'
import { listProtocols } from './find-protocols.ts'
import type { ProtocolRecord } from './records.ts'
import { protocolShares, protocols } from './tables.ts'

export type OwnListing = {
  /** Without these, all protocols. */
  paging: { page: number; limit: number } | undefined
  query?: string
  orderBy: 'name' | undefined
  order: 'asc' | 'desc' | undefined
  /** The reader's language, for sorting by name and for searching product names. */
  language: Language
}
type ListedPage = {
  records: ProtocolRecord[]
  totals: {
    current_page: number
    limit: number
    offset: number
    total_pages: number
    total_results: number
    total_clients: number
  }
}

/** A practitioner's protocols: last changed first, or by name. */
export async function listOwnProtocols(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  listing: OwnListing,
): Promise<ListedPage> {
  const isOwn = eq(protocols.practitionerId, ctx.actor.id)
  const found = listing.query ? and(isOwn, isFoundBy(listing.query, ctx.actor.id, listing.language)) : isOwn
  const ids = await orderedIds(ctx, found, listing)
  const total = ids.length
  const { page, limit } = listing.paging ?? { page: 1, limit: total }
  const offset = (page - 1) * limit
  const shown = ids.slice(offset, offset + limit)
  const records = shown.length > 0 ? await listProtocols(ctx, inArray(protocols.id, shown)) : []
  const byId = new Map(records.map((record) => [record.id, record]))
  return {
    records: shown.flatMap((id) => byId.get(id) ?? []),
    totals: {
      current_page: page,
      limit,
      offset,
      total_pages: total === 0 ? 0 : Math.ceil(total / limit),
      total_results: total,
      total_clients: await countClients(ctx),
    },
  }
}

/** A client with several protocols counts once. */
async function countClients({ db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>): Promise<number> {
  const [counted] = await db
    .select({ clients: countDistinct(protocolShares.clientId) })
    .from(protocolShares)
    .innerJoin(protocols, eq(protocols.id, protocolShares.protocolId))
    .innerJoin(clients, eq(clients.id, protocolShares.clientId))
    .where(and(eq(protocols.practitionerId, actor.id), isActiveShare))
  return counted?.clients ?? 0
}

async function orderedIds(
  { db }: Pick<Deps, 'db'>,
  found: SQL | undefined,
  { orderBy, order, language }: OwnListing,
): Promise<number[]> {
  const { id, name, updatedAt } = protocols
  const rows = await db.select({ id, name }).from(protocols).where(found).orderBy(desc(updatedAt), desc(id))
  if (orderBy !== 'name') return rows.map((row) => row.id)
  const { compare } = new Intl.Collator(languageTag(language), { numeric: true })
  const direction = order === 'desc' ? -1 : 1
  return rows.toSorted((a, b) => direction * compare(a.name, b.name)).map((row) => row.id)
}

/**
 * Each word must occur in the protocol's name or description, in its products' names or in the names of clients it was
 * shared with.
 */
function isFoundBy(query: string, practitionerId: number, language: Language): SQL {
  const written = sql`concat_ws(' ', own.name, own.description, product_names.names, client_names.names)`
  return sql`${protocols.id} IN (
    WITH held AS (
      SELECT protocol_lines.protocol_id, variants.product_id
      FROM protocols
      JOIN protocol_lines ON protocol_lines.protocol_id = protocols.id
      JOIN variants ON variants.id = protocol_lines.variant_id
      WHERE protocols.practitioner_id = ${practitionerId}
    ), named AS (
      SELECT DISTINCT ON (product_id) product_id, name FROM product_texts
      WHERE product_id IN (SELECT product_id FROM held)
      ORDER BY product_id, language = ${language} DESC, language = ${fallbackLanguage} DESC
    ), product_names AS (
      SELECT held.protocol_id, string_agg(named.name, ' ') AS names
      FROM held JOIN named ON named.product_id = held.product_id GROUP BY held.protocol_id
    ), client_names AS (
      SELECT protocol_shares.protocol_id, string_agg(concat_ws(' ', clients.first_name, clients.last_name), ' ') AS names
      FROM protocol_shares JOIN clients ON clients.id = protocol_shares.client_id
      WHERE clients.practitioner_id = ${practitionerId} AND clients.withdrawn_at IS NULL
      GROUP BY protocol_shares.protocol_id
    ), texts AS MATERIALIZED (
      SELECT own.id, ${plain(written)} AS written
      FROM protocols own
      LEFT JOIN product_names ON product_names.protocol_id = own.id
      LEFT JOIN client_names ON client_names.protocol_id = own.id
      WHERE own.practitioner_id = ${practitionerId}
    )
    SELECT id FROM texts WHERE ${hasPlainWords(sql`written`, query) ?? sql`true`})`
}
