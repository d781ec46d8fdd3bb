import { type SQL, sql } from 'drizzle-orm'
import type { ClientEntry, ClientListQuery, ClientPage } from '#contract/practice.ts'
import type { ClientSorting, CountedFilter } from '#domain/clients/client-list.ts'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import { toMajor } from '#domain/money.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { offsetOf, type Page, totalsOf } from '#server/platform/paging.ts'
import { hasAllWords, plain } from '#server/platform/word-filter.ts'
import { isReceived } from '#server/protocols/active-shares.ts'
import { findRunningOut, findSupplies, type Supplying } from './find-supplies.ts'
import { purchasesByClient } from './purchases.ts'

type Row = {
  id: number
  first_name: string
  last_name: string
  email: string
  discount_rate: DiscountRate
  accepted_at: string | null
  archived_at: string | null
  created_at: string
  last_ordered_at: string | null
  turnover: number | null
  total_protocols: number | null
  latest_protocol: ClientEntry['latest_protocol']
}

const filters = {
  all: sql`archived_at IS NULL`,
  active: sql`archived_at IS NULL AND accepted_at IS NOT NULL`,
  invited: sql`archived_at IS NULL AND accepted_at IS NULL`,
  'never-bought': sql`archived_at IS NULL AND last_ordered_at IS NULL`,
  'no-protocol': sql`archived_at IS NULL AND total_protocols IS NULL`,
  archived: sql`archived_at IS NOT NULL`,
} satisfies Record<CountedFilter, SQL>

const sortings = {
  'last-order': sql`last_ordered_at DESC NULLS LAST, id DESC`,
  name: sql`${plain(sql`last_name`)}, ${plain(sql`first_name`)}, id`,
  turnover: sql`turnover DESC NULLS LAST, id DESC`,
  newest: sql`id DESC`,
} satisfies Record<ClientSorting, SQL>

const words = sql`first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(protocol_names, '')`

/** One page of a practitioner's clients, and how many each filter would leave. */
export async function listClients(
  ctx: Supplying & Pick<Ctx, 'currency'>,
  { filter, ...query }: ClientListQuery,
): Promise<ClientPage> {
  const isRunningOut = filter === 'running-out'
  const condition = isRunningOut ? isAmong(await findRunningOut(ctx)) : filters[filter]
  const { data, counts, total } = await findClients(ctx, condition, query, query)
  const supplies = await findSupplies(
    ctx,
    data.map(({ id }) => id),
  )
  return {
    data: data.map((client) => ({ ...client, supply: supplies.get(client.id) ?? null })),
    counts,
    currency: ctx.currency,
    ...totalsOf(query, total),
  }
}

/** All of them, by name. */
export async function listAllClients(ctx: Listing, filter: 'all' | 'archived'): Promise<ListedClient[]> {
  return (await findClients(ctx, filters[filter], { keyword: '', sort: 'name' })).data
}

export type ListedClient = Omit<ClientEntry, 'supply'>
type Listing = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>

function isAmong(ids: readonly number[]): SQL {
  return sql`id = ANY(${sql.param(ids)}::integer[])`
}

async function findClients(
  { db, actor, now }: Listing,
  condition: SQL,
  { keyword, sort }: Pick<ClientListQuery, 'keyword' | 'sort'>,
  page?: Page,
) {
  const part = page ? sql`LIMIT ${page.limit} OFFSET ${offsetOf(page)}` : sql``
  const counted = Object.entries(filters).map(
    ([name, of]) => sql`${name}::text, count(*) FILTER (WHERE ${of})`,
  )
  const [found] = await db.execute<{ counts: ClientPage['counts']; total: number; data: Row[] }>(sql`
    WITH bought AS (${purchasesByClient(actor.id, now)}),
    shared AS (
      SELECT client_id, count(*)::int AS total_protocols, string_agg(protocols.name, ' ') AS protocol_names,
        (array_agg(jsonb_build_object('id', protocols.id, 'name', protocols.name)
          ORDER BY protocol_shares.shared_at DESC, protocol_shares.id DESC))[1] AS latest_protocol
      FROM protocol_shares JOIN protocols ON protocols.id = protocol_shares.protocol_id
      WHERE protocols.practitioner_id = ${actor.id} AND ${isReceived}
      GROUP BY client_id
    ),
    found AS MATERIALIZED (
      SELECT clients.id, first_name, last_name, email, discount_rate, accepted_at, archived_at, created_at,
        last_ordered_at, turnover, total_protocols, latest_protocol
      FROM clients
      LEFT JOIN bought ON bought.client_id = clients.id
      LEFT JOIN shared ON shared.client_id = clients.id
      WHERE practitioner_id = ${actor.id} AND withdrawn_at IS NULL AND ${hasAllWords(words, keyword) ?? sql`true`}
    ),
    listed AS (
      SELECT * FROM found WHERE ${condition}
      ORDER BY ${sortings[sort]} ${part}
    )
    SELECT (SELECT jsonb_build_object(${sql.join(counted, sql`, `)}) FROM found) AS counts,
      (SELECT count(*)::int FROM found WHERE ${condition}) AS total,
      (SELECT coalesce(jsonb_agg(to_jsonb(listed)), '[]') FROM listed) AS data`)
  const { counts, total, data } = found!
  return { data: data.map(presentClient), counts, total }
}

function presentClient(row: Row): ListedClient {
  const { accepted_at, archived_at, created_at, last_ordered_at, turnover, total_protocols, ...client } = row
  return {
    ...client,
    state: accepted_at === null ? 'invited' : 'active',
    is_archived: archived_at !== null,
    invited_at: new Date(created_at).toISOString(),
    last_ordered_at: last_ordered_at && new Date(last_ordered_at).toISOString(),
    turnover: toMajor(turnover ?? 0),
    total_protocols: total_protocols ?? 0,
  }
}
